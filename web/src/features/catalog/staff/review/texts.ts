/** What these screens say, in one place for other languages. */
export const bisLicence = 'BIS licence';
export const licenceChecked = 'I looked up this licence with BIS and it is right';
export const licenceIsChecked = 'This licence has been checked before and has not changed.';
export const validTillDay = (day: string) => `, valid till ${day}`;
export const rows = 'Rows';
export const rowViews = { sample: 'Sample', fresh: 'New', changed: 'Changed', faulty: 'Faulty' } as const;
export const sampleOf = (shown: number, total: string) => `${shown} of ${total} products, from anywhere in the file`;
export const noRows = 'No such rows.';
export const takeOut = 'Take out';
export const takeOutRow = (number: number) => `Take out row ${number}`;
export const putBack = 'Put back';
export const putBackRow = (number: number) => `Put back row ${number}`;
export const whyTakeOut = (number: number) => `Why row ${number} is rejected`;
export const keep = 'Keep it';
