import { financialYear } from '#platform/indian-day.ts';

/** `Shivneri Ply & Hardware` → `SPH`: the first letters of its first three words. */
const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => [...word][0]?.toUpperCase())
    .join('') || 'Q';

/** `SPH/26-27/0042`. */
export async function quotationNumber(
  name: string,
  day: string,
  next: (year: string) => Promise<number>,
): Promise<string> {
  const year = financialYear(day);
  return `${initials(name)}/${year}/${String(await next(year)).padStart(4, '0')}`;
}
