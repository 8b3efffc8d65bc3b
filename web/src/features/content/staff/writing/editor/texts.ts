/** What these screens say, in one place for other languages. */
export const typeForAHeading =
  'Type ## for a heading, - for a list, > for a quotation. Ctrl+B and Ctrl+I work too, Ctrl+Enter leaves a table.';
export const link = 'Link';
export const address = 'Address';
export const leaveItEmptyTo = 'Leave empty to remove the link.';
export const setLink = 'Set link';
export const pleaseChooseAPicture = 'Please choose a picture';
export const pleaseDescribeThePicture = 'Please describe the picture for people who cannot see it';
export const picture = 'Picture';
export const file = 'File';
export const jpegPngOrWebp = 'JPEG, PNG or WebP. Large pictures are resized before upload.';
export const whatItShows = 'What the picture shows';
export const caption = 'Caption';
export const insertPicture = 'Insert picture';
export const formatting = 'Formatting';
export const addRow = 'Add row';
export const addColumn = 'Add column';
export const removeRow = 'Remove row';
export const removeColumn = 'Remove column';
export const removeTable = 'Remove table';
export const smallerHeading = 'Smaller heading';
export const bulletedList = 'Bulleted list';
export const numberedList = 'Numbered list';
export const dividingLine = 'Dividing line';
