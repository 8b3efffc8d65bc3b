import { financialYear, indianDay } from '#platform/indian-day.ts';

export const issueDay = (moment: Date): { day: string; year: string } => {
  const day = indianDay(moment);
  return { day, year: financialYear(day) };
};

/** `PH/26-27/000123`: at most 16 characters, as Rule 46 asks (BILL-15). */
export const documentNumber = (series: 'PH' | 'PHC', year: string, serial: number): string =>
  `${series}/${year}/${String(serial).padStart(6, '0')}`;
