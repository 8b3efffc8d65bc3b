/** What these parts say, in one place for other languages. */
export const couldNotBeLoaded = 'A part of this page could not be loaded.';
export const reloadPage = 'Reload Page';
