import type { Locked, LockFile } from '../audit.ts';

/** A system that an archive is made for; Debian's C library. */
export type Platform = { readonly os: string; readonly cpu: string };

const LIBC = 'glibc';

/** `linux-x64`; undefined for what is none that we pack for. */
export function platformOf(name: string): Platform | undefined {
  const [, os, cpu] = /^(linux)-(x64|arm64)$/.exec(name) ?? [];
  return os && cpu ? { os, cpu } : undefined;
}

const fits = ({ os, cpu, libc }: Locked, platform: Platform) =>
  (os?.includes(platform.os) ?? true) && (cpu?.includes(platform.cpu) ?? true) && (libc?.includes(LIBC) ?? true);

/** What a package cannot run without, and what it takes where it is there for the system. */
function wantedBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }: Locked) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

const around = (place: string) =>
  place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : '';

/** Where npm puts what a package asks for: inside it, or beside one of those around it. */
function placeOf(lock: LockFile, from: string, name: string): string | undefined {
  for (let at = from; ; at = around(at)) {
    const place = `${at && `${at}/`}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!at) return undefined;
  }
}

/** Types are for the compiler, which no archive has. */
const isForTypes = (name: string) => name.startsWith('@types/') || name === 'undici-types';

/** Every package below `node_modules` that these of ours run with, on this system. Links to ours are followed. */
export function neededBy(lock: LockFile, ours: readonly string[], platform: Platform): string[] {
  const found = new Set<string>();
  const visit = (place: string): void => {
    for (const name of wantedBy(lock.packages[place] ?? {})) {
      const at = isForTypes(name) ? undefined : placeOf(lock, place, name);
      const locked = at && lock.packages[at];
      if (!at || !locked || locked.link || found.has(at) || !fits(locked, platform)) continue;
      found.add(at);
      visit(at);
    }
  };
  for (const place of ours) visit(place);
  return [...found].sort();
}
