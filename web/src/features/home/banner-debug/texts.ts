/** What these screens say, in one place for other languages. */
export const bannersOnThisScreen = 'Banners on this screen';
export const deviceModeTheWindow = (mode: string, width: number) =>
  `Device mode ${mode}: the window is ${width} px wide, and up to 768 px a window shows APP banners.`;
export const failedToLoadBanners = 'Failed to load banners';
export const fetchedForDevice = (device: string) => `Fetched for ${device}`;
export const notShown = 'Not shown';
export const none = 'None.';
export const shown = 'Shown';
export const pendingApproval = 'Pending approval.';
export const approvedButStartsOn = (startDate: string) => `Approved, but starts on ${startDate}.`;
export const approvedButEndedOn = (endDate: string) => `Approved, but ended on ${endDate}.`;
export const approvedAndWithinIts = 'Approved and within its time, but switched off.';
export const approvedAndWithinItsTime =
  'Approved and within its time, but its seller is blocked or has never signed in.';
export const approvedAndWithinItsTimeBut = 'Approved and within its time, but its product is not on sale.';
export const approvedSwitchedOnAnd = (slide: number, device: string, until: string, drawing: string) =>
  `Approved, switched on and within its time: slide ${slide} of the hero on ${device} windows${until}${drawing}.`;
export const editIsPending = (reason: string) => `${reason} An edit is pending approval.`;
