import { isPriceText } from '../../core/price-field.ts';
import type { PriceUnit } from '../price-unit.ts';
import { readUnitName, type UnitName } from '../unit-name.ts';
import { tidyCell, wordsOf } from './words.ts';

type CountedBy = { readonly pricetype: PriceUnit; readonly unitName?: UnitName };

const UNITS: readonly (readonly [unit: PriceUnit, pattern: RegExp])[] = [
  ['per sq.ft', /\b(?:sq ?(?:ft|feet|foot|f)|sqft|sft|psf|square (?:ft|feet|foot))\b|(?:वर्ग|स्क्वेयर|चौ|चौरस) ?फ[ुूी]ट/],
  ['per sq.mt', /\b(?:sq ?(?:mt|mtr|m|met(?:er|re)s?)|sqm|sqmt|square met(?:er|re)s?)\b|वर्ग ?मीटर/],
  ['per Cu.ft', /\b(?:cu ?ft|cft|cubic (?:ft|feet|foot))\b|घन ?फ[ुूी]ट/],
  ['per Cu.mt', /\b(?:cu ?(?:mt|mtr|m)|cbm|cum|cubic met(?:er|re)s?)\b|घन ?मीटर/],
  ['per Rn.ft', /\b(?:rn ?ft|rft|running (?:ft|feet|foot))\b|रनिंग फ[ुूी]ट/],
];
const SHEETS = /\b(?:sht|shts|sheets?|nos sheet)\b|शीट|पत्ता/;
const PIECES = /नग|पीस/;
const PAIRS = /\bjod[ai]\b|जोड़?[ीा]/;

/** 'per sht', 'SQFT', 'प्रति शीट', 'pair': what a price is for. */
export function readUnit(text: string): CountedBy | undefined {
  const words = wordsOf(text).replace(/^(?:rate |price )?(?:per|प्रति|par) /, '');
  const measured = UNITS.find(([, pattern]) => pattern.test(words));
  if (measured) return { pricetype: measured[0] };
  if (SHEETS.test(words)) return { pricetype: 'per Nos/sheet', unitName: 'sheet' };
  if (PIECES.test(words)) return { pricetype: 'per Nos/sheet', unitName: 'piece' };
  if (PAIRS.test(words)) return { pricetype: 'per Nos/sheet', unitName: 'pair' };
  const unitName = readUnitName(words);
  return unitName && { pricetype: 'per Nos/sheet', unitName };
}

const AROUND = /₹|\b(?:rs|inr|mrp|rate|price|nett?|only|rupees|bhav)\b\.?|रु(?:पये|\.)?|@|\/[-=]|:/gi;
const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;
const FOR_ONE = /^(.*?\d)\s*(?:\/|per\b|प्रति)\s*(\D+)$|^(.*?\d)\s+(psf|sqft|sft|sheet|sht)$/i;

export type AskedPrice = { readonly price: string } & Partial<CountedBy>;

const plain = (text: string): string | undefined => {
  const bare = tidyCell(text).replace(AROUND, ' ').trim().replace(/\s+/g, ' ');
  if (!GROUPED.test(bare)) return undefined;
  const number = bare.replaceAll(',', '');
  return isPriceText(number) ? String(Math.round(Number(number) * 100) / 100) : undefined;
};

/** 'Rs. 1450', '₹ 3,456/-', '1,850/-', '92 per sqft': one price; nothing where a cell says none or several. */
export function readAsked(text: string): AskedPrice | undefined {
  const whole = plain(text);
  if (whole) return { price: whole };
  const [, first, named = '', second, short = ''] = FOR_ONE.exec(tidyCell(text).replace(/\/[-=]/g, '')) ?? [];
  const price = plain(first ?? second ?? '');
  const unit = readUnit(named || short);
  return price && unit ? { price, ...unit } : undefined;
}

const MOST_CHOICES = 3;
/** The prices that a cell might mean: both of '88/92', the one of '2100+gst'. */
export const pricesIn = (text: string): number[] => [
  ...new Set(
    [...tidyCell(text).matchAll(/\d+(?:,\d{2,3})*(?:\.\d+)?/g)]
      .map(([number]) => number.replaceAll(',', ''))
      .filter(isPriceText)
      .map(Number)
      .slice(0, MOST_CHOICES),
  ),
];

/** A price as the form takes it, or what stands there. */
export const asPrice = (text: string): string => readAsked(text)?.price ?? text;

const ON_CALL = /\b(?:call|phone|request|enquir[ye]|inquir[ye]|ask|poa|phon|puch)|फ़?ोन|पूछ|विचार/i;
/** 'On call', 'rate on request': a price that is not told. */
export const isUntold = (text: string): boolean => ON_CALL.test(tidyCell(text));

const OLD = /\b(?:old|previous|prev|earlier|puran[aei])\b|पुरान|जुन/;
/** 'Old rate', 'Purana bhav': what was asked before. */
export const isOldPrice = (title: string): boolean => OLD.test(wordsOf(title));
