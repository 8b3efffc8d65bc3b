/** What these screens say, in one place for other languages. */
export const title = 'Repair, then send';
export const compared = (changes: string, fresh: string, missing: string) =>
  `changes ${changes}, new ${fresh}, missing ${missing}`;
export const keptUntil = (day: string) => `kept until ${day}`;
export const columns = 'Columns';
export const progress = 'Progress';
export const readyOf = (rows: string) => `of ${rows} rows are ready`;
export const causesSolved = (done: number, all: number) => `${done} of ${all} causes solved`;
export const ready = (count: string) => `${count} ready`;
export const waitForPicture = (count: string) => `${count} wait for a picture`;
export const toCorrect = (count: string) => `${count} to correct`;
export const leftOut = (count: string) => `${count} left out`;
export const checking = (done: string, all: string) => `Checked ${done} of ${all} rows`;
export const whatToRepair = 'What to repair';
export const nothingToRepair = 'Nothing to repair. Every row can go on.';

export const causes = {
  price: 'The price is not a number',
  noPrice: 'No price',
  noName: 'No name',
  nameAbove: 'Name taken from the row above',
  noCode: 'No code',
  noThickness: 'The thickness is not a number',
  noCategory: 'No category',
  noPicture: 'No picture',
  noDescription: 'No description',
  pictureMissing: 'The zip holds no such picture',
  unknownCode: 'You have no product with this code',
  twice: 'The same product twice',
  sellingAbove: 'The selling price is above the price',
  priceTooLow: 'The price is below a price by quantity',
} as const;
export const newBrand = (name: string) => `Brand ‘${name}’ is new`;
export const waitingBrand = (name: string) => `Brand ‘${name}’ waits for review`;
export const unknownCategory = (name: string) => `Category ‘${name}’ is not in the list`;
export const otherCause = (column: string, message: string) => (message ? `${column}: ${message}` : column);
export const quoted = (samples: readonly string[]) => `${samples.map((sample) => `‘${sample}’`).join(', ')}.`;
export const corrected = (done: number, all: number) => `${done} of ${all} are corrected.`;
export const draftHelp = 'Without one a row waits as a draft that nobody sees.';
export const categoryHelp = 'One for all of these rows; single rows can be changed in the table.';
export const nameAboveHelp = 'These rows have a number or a brand of their own, but no name.';
export const descriptionHelp = 'It can be written from what the row says.';

export const correct = 'Correct in the table';
export const leaveOut = (count: string) => (count === '1' ? 'Leave this row out' : `Leave these ${count} out`);
export const propose = 'Propose as a new brand';
export const proposeAll = (count: number) => `Propose all ${count} new brands`;
export const otherBrand = 'Another brand';
export const category = 'Category';
export const chooseCategory = 'Choose a category';
export const pictures = 'Pictures';
export const picturesHow = { onePicture: 'One for all', zip: 'By zip', later: 'Later' } as const;
export const onePicture = 'One picture for all';
export const zip = 'Zip with pictures';
export const zipHelp = 'Pictures are found by your code or the product’s name.';
export const useIt = 'Use it';
export const describe = 'Write it from the row';
export const lastCounts = 'The later row counts';
export const keepName = 'Yes, the same name';
export const undo = 'Undo';
export const undoOf = (cause: string) => `Undo: ${cause}`;
export const done = {
  newBrand: 'Proposed as a new brand',
  as: (value: string) => `Read as ${value}`,
  leaveOut: 'Left out',
  onePicture: 'One picture for all',
  zip: 'From the zip',
  later: 'They wait as drafts',
  describe: 'Written from the row',
  lastCounts: 'The later row counts',
  keep: 'Named as the row above',
  corrected: 'Corrected',
} as const;

export const leftOf = (title: string, left: number, all: number) => `${title}: ${left} of ${all} left`;
export const allRows = (rows: string) => `All ${rows} rows`;
export const keys = { next: 'next row', list: 'list', paste: 'paste a column', undo: 'undo' } as const;
export const enter = '↵';
export const ctrl = 'Ctrl';
export const alt = 'Alt';
export const down = '↓';
export const letterV = 'V';
export const esc = 'Esc';
export const tableCaption = 'Rows, corrected in place';
export const rows = 'Rows';
export const row = 'Row';
export const state = 'State';
export const cellOf = (column: string, line: number) => `${column}, row ${line}`;
export const listOf = (cell: string) => `List for ${cell}`;
export const fileSays = (text: string) => `Your file says ‘${text}’.`;
export const takeAmount = (price: string) => `Use ${price}`;
export const states = { ready: 'Ready', draft: 'No picture', leftOut: 'Left out', checking: 'Checking' } as const;
export const noRows = 'No such rows.';

export const goNow = (count: string) => `${count} rows`;
export const goToReview = 'go to review now.';
export const othersStay = (count: string) => `The other ${count} stay here.`;
export const nothingYet = 'Nothing can go to review yet.';
export const draftsWait = (count: string) =>
  `Saved as drafts: ${count}. They go to review when they have a picture, today or later.`;
export const doneForNow = 'Done for now';
export const allTheSame = 'Every product is as the file says already.';
export const excel = 'Excel with the faults';
export const send = (count: string) => `Send ${count} to review`;
/** Over the columns of the table, where there is less room. */
export const shortTitles: Readonly<Record<string, string>> = {
  name: 'Name',
  thickness: 'Thickness',
  size: 'Size',
  pricetype: 'Per',
  mainImage: 'Picture',
};
