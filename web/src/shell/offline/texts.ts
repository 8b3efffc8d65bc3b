/** What these screens say, in one place for other languages. */
export const youreOfflineThisWas = (moment: string) => `You’re offline. This was saved on your device on ${moment}.`;
export const youreOfflinePagesYou = 'You’re offline. Pages you opened before still open.';
export const youreOffline = 'You’re offline';
export const productsStoresAndLeads = (handler: string) =>
  `${handler} Products, stores and leads that you opened before on this device still open.`;
export const goToTheHome = 'Go to the home page';
export const tryAgain = 'Try Again';
