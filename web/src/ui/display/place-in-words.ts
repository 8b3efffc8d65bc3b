import * as TEXTS from './texts.ts';

type Name = string | null | undefined;

/** 'city, state'. A distance goes first: a long name is cut off at its end. */
export function placeInWords(city: Name, state: Name, km?: number): string {
  const name = [city, state].filter(Boolean).join(', ');
  return km === undefined ? name : TEXTS.kmAway(km.toLocaleString('en-IN'), name);
}
