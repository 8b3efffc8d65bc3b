import { msg } from '@lingui/core/macro';
import { FOOT_WORD, INCH_WORD } from '@plyhaat/contract/core/devanagari-units';
import { withLatinDigits } from '@plyhaat/contract/core/digits';
import type { Say } from '#ui/said.ts';

const INCH = 25.4;
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const FEET_SIGN = `(?:'|’|ft|feet|foot|${FOOT_WORD})`;
const INCH_SIGN = `(?:"|”|''|in|inch(?:es)?|${INCH_WORD})`;
const FEET_INCHES = new RegExp(String.raw`^${NUMBER}\s*${FEET_SIGN}\s*(?:${NUMBER}\s*${INCH_SIGN}?)?$`, 'u');
const FEET_DASH_INCHES = /^(\d+)\s*-\s*(\d+(?:\.\d+)?)$/;
const MM_SIGN = String.raw`mm|मि\.?\s?मी\.?|एमएम`;
const CM_SIGN = String.raw`cm|से\.?\s?मी\.?`;
const M_SIGN = String.raw`m|मी(?:टर|\.)?`;
const PLAIN = new RegExp(
  String.raw`^${NUMBER}\s*(?:(?<mm>${MM_SIGN})|(?<cm>${CM_SIGN})|(?<m>${M_SIGN})|(?<inch>${INCH_SIGN}))?$`,
  'u',
);
const IN_MM: readonly (readonly [string, number])[] = [
  ['cm', 10],
  ['m', 1000],
  ['inch', INCH],
];
export const LONGEST_MM = 20_000;

const whole = (mm: number): number | undefined => {
  const rounded = Math.round(mm);
  return rounded > 0 && rounded <= LONGEST_MM ? rounded : undefined;
};

/** Millimetres of '1980', '1980 mm', '6 ft 6 in', '6 फ़ुट 6 इंच', 6'6", '6-6' or '78 in'; nothing where it cannot be read. */
export function readLength(text: string): number | undefined {
  const written = withLatinDigits(text.normalize('NFC')).trim().toLowerCase();
  const [, feet, inches = '0'] = FEET_INCHES.exec(written) ?? FEET_DASH_INCHES.exec(written) ?? [];
  if (feet !== undefined) return whole((Number(feet) * 12 + Number(inches)) * INCH);
  const plain = PLAIN.exec(written);
  const number = plain?.[1];
  const [, mm] = IN_MM.find(([unit]) => plain?.groups?.[unit] !== undefined) ?? ['mm', 1];
  return number === undefined ? undefined : whole(Number(number) * mm);
}

const feetIn = (mm: number) => {
  const eighths = Math.round((mm / INCH) * 8);
  return { feet: Math.floor(eighths / 96), inches: Number(((eighths % 96) / 8).toFixed(3)) };
};

/** '6 ft 6 in', to the nearest eighth of an inch. */
export function feetAndInches(mm: number, say: Say): string {
  const { feet, inches } = feetIn(mm);
  if (feet === 0) return say(msg`${inches} in`);
  return say(inches === 0 ? msg`${feet} ft` : msg`${feet} ft ${inches} in`);
}

/** 6′ 6″, to the nearest half of an inch: a drawing has little room, and the list beside it is exact. */
function feetInShort(mm: number): string {
  const { feet, inches } = feetIn(Math.round((mm / INCH) * 2) * (INCH / 2));
  return [feet > 0 && `${feet}′`, (inches > 0 || feet === 0) && `${inches}″`].filter(Boolean).join(' ');
}

/** How lengths are written. */
export type Units = {
  readonly size: (length: number, width: number) => string;
  /** On a drawing. */
  readonly short: (length: number, width: number) => string;
  /** Of what is sold by its length. */
  readonly run: (metres: number) => string;
};

export const inMillimetres = (say: Say): Units => ({
  size: (length, width) => say(msg`${length} × ${width} mm`),
  short: (length, width) => `${length} × ${width}`,
  run: (metres) => say(msg`${metres} m`),
});
export const inFeet = (say: Say): Units => ({
  size: (length, width) => `${feetAndInches(length, say)} × ${feetAndInches(width, say)}`,
  short: (length, width) => `${feetInShort(length)} × ${feetInShort(width)}`,
  run: (metres) => say(msg`${{ feet: Math.ceil((metres * 1000) / INCH / 12) }} ft`),
});
