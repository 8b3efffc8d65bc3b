/** What these screens say, in one place for other languages. */
export const rowNumber = (number: number) => `Row ${number}`;
export const noName = 'No name';
export const takenOut = (reason: string) => `Taken out: ${reason}`;
export const outcomes = {
  unread: 'Not checked yet',
  faulty: 'Faulty',
  draft: 'Waits for a picture',
  leftOut: 'Left out',
  fresh: 'New',
  changed: 'Changed',
  same: 'Unchanged',
} as const;
export const results = { approved: 'Approved', rejected: 'Rejected', unchanged: 'Unchanged' } as const;
export const change = (label: string, before: string, after: string) => `${label}: ${before} → ${after}`;
export const nothing = 'empty';
export const fault = (column: string, message: string) => `${column}: ${message}`;
export const whichRows = 'Which rows';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
