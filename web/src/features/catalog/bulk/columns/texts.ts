/** Several sheets come with commas between. */
export const inSheet = (name: string) => `${name.includes(', ') ? 'sheets' : 'sheet'} ‘${name}’`;
export const columns = 'Columns';
export const notUsed = 'Not used';
export const skipped = (rows: number) =>
  rows === 1 ? 'Row 1 is a title and is skipped.' : `Rows 1 to ${rows} are titles and are skipped.`;
export const noPrice = 'No price column found.';
export const whichHoldsIt = (columns: number) => `Which of your ${columns} columns holds it?`;
export const chosenTwice = (name: string) => `‘${name}’ is chosen twice. Please keep one.`;
