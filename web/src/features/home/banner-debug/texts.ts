/** What these screens say, in one place for other languages. */
export const bannersOnThisScreen = 'Banners on this screen';
export const deviceModeTheWindow = (mode: string, width: number) =>
  `Device mode ${mode}: the window is ${width} px wide, and up to 768 px a window shows APP banners.`;
export const failedToLoadBanners = 'Failed to load banners';
export const fetchedForDevice = (device: string) => `Fetched for ${device}`;
export const notShown = 'Not shown';
export const none = 'None.';
export const shown = 'Shown';
