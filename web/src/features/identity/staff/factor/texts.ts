/** What these screens say, in one place for other languages. */
export const secondFactor = 'Second factor';
export const enterTitle = 'Enter your code';
export const enterText = 'Open your authenticator app and type the six digits it shows for Plyhaat.';
export const recoveryText = 'Type one of the recovery codes you saved when you set this up. Each works once.';
export const code = 'Code';
export const recoveryCode = 'Recovery code';
export const useRecoveryCode = 'Use a recovery code';
export const useTheApp = 'Use the authenticator app';
export const confirm = 'Confirm';
export const lostBoth = 'Lost both? An administrator can reset your second factor.';
export const setUpTitle = 'Set up your second factor';
export const setUpNeeded = 'The console needs a code from an authenticator app besides the text message.';
export const offered =
  'A code from an authenticator app protects the console when somebody else gets hold of your number.';
export const setUp = 'Set up';
export const scan = '1. Scan this with an authenticator app';
export const scanText = 'Google Authenticator, Microsoft Authenticator, 1Password and others will do.';
export const qrOfSecret = 'QR code of the secret';
export const orType = 'No camera? Type this key instead:';
export const typeCode = '2. Type the six digits that the app shows';
export const turnOn = 'Turn on';
export const itIsOn = 'The code was right: your second factor is on.';
export const codesTitle = '3. Save your recovery codes';
export const codesLater = 'Ten codes appear here once the code is right.';
export const codesText =
  'Each code signs you in once when you do not have your phone. They are shown only now, so keep them in a safe place.';
export const copy = 'Copy';
export const copied = 'Copied';
export const download = 'Download';
export const fileName = 'plyhaat-recovery-codes.txt';
export const saved = 'I have saved them';
export const isOn = 'On';
export const isOff = 'Off';
export const onInDemo =
  'Signing in to the console asks for a code of your authenticator app. In this demo the sample numbers, which are everybody’s, are never asked.';
export const onText = 'Signing in to the console asks for a code of your authenticator app.';
export const codesLeft = (count: number) => `${count} of 10 recovery codes left`;
export const newCodes = 'New recovery codes';
export const newCodesText = 'Ten new codes; those you have stop working.';
export const makeCodes = 'Make new codes';
export const otherPhone = 'Another phone';
export const turnOffTitle = 'Turn the second factor off';
export const turnOffText =
  'The console then opens with the text message alone. Secret and recovery codes are removed, and other devices are signed out.';
export const turnOff = 'Turn off';
export const cancel = 'Cancel';
export const replace = 'Set up again';
export const replaceText =
  'A new phone, or new recovery codes: the ones you have stop working and other devices are signed out.';
export const failedToLoad = 'Failed to load your second factor. Please try again.';
