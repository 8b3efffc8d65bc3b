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
export const fault = (column: string, message: string) => `${column}: ${message}`;
