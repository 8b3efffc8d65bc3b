import { unreadableRequest } from '@plyhaat/contract/core/errors';
import { AppError } from './failure.ts';
import type { App } from './http.ts';

/** No body of the product nests deeper than a few levels. */
export const DEEPEST_JSON = 32;

/** How deep a JSON text nests, as far as `DEEPEST_JSON` and one more: what is deeper is not read to its end. */
export function nestingOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let at = 0; at < text.length && deepest <= DEEPEST_JSON; at++) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return deepest;
}

const SURROGATE = /\\u[dD][89a-fA-F]/;

/** Whether an escape in it makes half of a character: JSON may hold that, UTF-8 and PostgreSQL's JSON cannot. */
function hasHalfCharacter(text: string): boolean {
  if (!SURROGATE.test(text)) return false;
  let isWhole = true;
  try {
    JSON.parse(text, (name, value) => {
      isWhole &&= name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());
      return value;
    });
  } catch {
    // Whoever parses it next says what is wrong.
  }
  return !isWhole;
}

/**
 * JSON only; an empty body is no body; bytes that are not UTF-8 are refused rather than repaired. Depth is looked at
 * before parsing: whatever walks the value later may do so by recursion.
 */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const strict = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = strict.decode(body as Buffer);
    } catch {
      return done(new AppError(unreadableRequest));
    }
    // PostgreSQL text cannot hold NUL; no honest form sends one.
    if (/\0|\\u0000/.test(text)) return done(new AppError(unreadableRequest));
    if (text.trim() === '') return done(null, undefined);
    if (nestingOf(text) > DEEPEST_JSON) return done(new AppError(unreadableRequest));
    if (hasHalfCharacter(text)) return done(new AppError(unreadableRequest));
    return parse(request, text, done);
  });
}
