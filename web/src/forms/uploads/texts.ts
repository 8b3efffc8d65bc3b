/** What these screens say, in one place for other languages. */
export const pleaseAddNameAgain = (name: string) => `Please add ${name} again`;
export const pleaseChooseAnotherFile = 'Please choose another file';
export const largePicturesAreResized = 'Large pictures are resized before upload.';
export const uploadFailed = 'Upload failed';
export const waitingForTheNetwork = (sent: string) => `Waiting for the network. ${sent} MB uploaded so far.`;
