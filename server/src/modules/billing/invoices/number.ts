import { indianDay } from '#platform/indian-day.ts';

/** `26-27` for every day from 1 April 2026 to 31 March 2027 in India. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const issueDay = (moment: Date): { day: string; year: string } => {
  const day = indianDay(moment);
  return { day, year: financialYear(day) };
};

/** `PH/26-27/000123`: at most 16 characters, as Rule 46 asks. */
export const paperNumber = (series: 'PH' | 'PHC', year: string, serial: number): string =>
  `${series}/${year}/${String(serial).padStart(6, '0')}`;
