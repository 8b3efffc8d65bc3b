export const file = 'File with products';
export const pictures = 'Zip with pictures';
export const rowsOf = (rows: string) => `${rows} rows`;
export const states = {
  reading: 'Reading',
  columns: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Ready to submit',
  waiting: 'Under review',
  deciding: 'Being decided',
  decided: 'Decided',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;
export const reading = 'Reading your file';
export const checkingRows = (done: string, all: string) => `Checked ${done} of ${all} rows`;
export const decidingRows = (done: string, all: string) => `Decided ${done} of ${all} products`;
export const fresh = 'New products';
export const changed = 'Changed';
export const same = 'Unchanged';
export const faulty = 'Faulty rows';
export const rows = 'Rows';
export const filters = { faulty: 'Faulty', fresh: 'New', changed: 'Changed', same: 'Unchanged' } as const;
export const toRepair = 'To repair';
export const nothingNew = 'Nothing to send';
export const upload = 'Upload';
export const steps = { file: 'Your file', columns: 'Columns', repair: 'Repair', send: 'Send' } as const;
