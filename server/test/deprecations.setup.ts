import { afterEach, expect } from 'vitest';

declare global {
  /** Files of one worker share its process, and a library warns of a deprecated call once: whoever made it fails. */
  var deprecations: Error[] | undefined;
}

function listen(): Error[] {
  const seen: Error[] = [];
  process.on('warning', (warning) => warning.name === 'DeprecationWarning' && seen.push(warning));
  return seen;
}

globalThis.deprecations ??= listen();
const seen = globalThis.deprecations;

afterEach(() => expect(seen.splice(0).map(({ message }) => message)).toEqual([]));
