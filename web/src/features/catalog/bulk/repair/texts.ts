/** What these screens say, in one place for other languages. */
export const ready = (count: string) => `${count} ready`;
export const waitForPicture = (count: string) => `${count} wait for a picture`;
export const toCorrect = (count: string) => `${count} to correct`;
export const leftOut = (count: string) => `${count} left out`;

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

export const leaveOut = (count: string) => (count === '1' ? 'Leave this row out' : `Leave these ${count} out`);
export const picturesHow = { onePicture: 'One for all', zip: 'By zip', later: 'Later' } as const;
export const describe = 'Write it from the row';
export const lastCounts = 'The later row counts';
export const keepName = 'Yes, the same name';
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
export const keys = { next: 'next row', list: 'list', paste: 'paste a column', undo: 'undo' } as const;
export const listOf = (cell: string) => `List for ${cell}`;
export const states = { ready: 'Ready', draft: 'No picture', leftOut: 'Left out', checking: 'Checking' } as const;
export const nothingYet = 'Nothing can go to review yet.';
export const draftsWait = (count: string) =>
  `Saved as drafts: ${count}. They go to review when they have a picture, today or later.`;
export const allTheSame = 'Every product is as the file says already.';
/** Over the columns of the table, where there is less room. */
export const shortTitles: Readonly<Record<string, string>> = {
  name: 'Name',
  thickness: 'Thickness',
  size: 'Size',
  pricetype: 'Per',
  mainImage: 'Picture',
};
