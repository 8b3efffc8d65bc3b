/** What these screens say, in one place for other languages. */
export const table = 'Table';
export const tableTitle = (title: string) => `Table: ${title}`;
export const day = 'Day';
export const titleCountDaysSums = (title: string, count: number, sums: string) => `${title}, ${count} days: ${sums}`;
export const share = 'Share';
