/** What these screens say, in one place for other languages. */
export const willBeTakenDown = (name: string) =>
  `“${name}” will be taken down immediately. The allowance it used is not returned.`;
export const deleteLabel = 'Delete';
export const verified = 'Verified';
export const active = 'Active';
export const inactive = 'Inactive';
export const starts = 'Starts';
export const ends = 'Ends';
export const runs = 'Runs';
export const daysFromApproval = (days: number) => `${days} days from approval`;
export const type = 'Type';
export const position = 'Position';
export const topOfTheHome = 'Top of the home page';
export const pictureForPhones = 'Picture for phones';
export const yes = 'Yes';
export const no = 'No';
export const created = 'Created';
export const switchedOff = 'Switched off';
export const percentOff = (percent: number) => `${percent}% OFF`;
export const discountType = 'Discount type';
export const discountValue = 'Discount value';
export const video = 'Video';
export const editName = (name: string) => `Edit ${name}`;
export const edit = 'Edit';
export const deleteName = (name: string) => `Delete ${name}`;
export const first2OfCount = (first: number, first2: number, count: number) => `${first}–${first2} of ${count}`;
