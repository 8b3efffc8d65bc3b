/** What these screens say, in one place for other languages. */
export const question = 'Is this what your columns mean?';
/** Several sheets come with commas between. */
export const inSheet = (name: string) => `${name.includes(', ') ? 'sheets' : 'sheet'} ‘${name}’`;
export const headingsIn = (row: number) => `headings found in row ${row}`;
export const noHeadings = 'no headings found';
export const columns = 'Columns';
export const furtherList = (number: number) => `List ${number}, beside the others on your sheet`;
export const isUsedAs = (title: string) => `${title} is`;
export const untitled = (letter: string) => `Column ${letter}`;
export const notUsed = 'Not used';
export const sure = 'Sure';
export const guessed = 'Guessed';
export const leftOut = 'Left out';
export const yourSheet = 'Your sheet, as we read it';
export const firstRows = 'First rows of your sheet';
export const skipped = (rows: number) =>
  rows === 1 ? 'Row 1 is a title and is skipped.' : `Rows 1 to ${rows} are titles and are skipped.`;
export const rowBecomes = (row: number) => `Row ${row} becomes`;
export const noRow = 'No row can be read by these columns.';
export const knownBy = 'The next upload knows a row by';
export const byCode = 'Your own code.';
export const byFacts = 'Brand, name, thickness and size. Your file has no code of its own.';
export const changes = 'Changes a product you have';
export const fresh = 'New';
export const missing = 'Yours, but missing here';
export const weKeep = 'We keep these columns for your next list.';
export const checkRows = (rows: string) => `Check ${rows} rows`;
export const noPrice = 'No price column found.';
export const whichHoldsIt = (columns: number) => `Which of your ${columns} columns holds it?`;
export const chosenTwice = (name: string) => `‘${name}’ is chosen twice. Please keep one.`;
export const backToRows = 'Back';
export const perSqFt = (price: string) => `${price} per sq.ft`;
