/** What these screens say, in one place for other languages. */
export const youreOfflineThisWas = (moment: string) => `You’re offline. This was saved on your device on ${moment}.`;
export const youreOfflinePagesYou = 'You’re offline. Pages you opened before still open.';
