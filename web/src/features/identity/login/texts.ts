export const atOfCount = (at: number, count: number) => ` · ${at} of ${count}`;
export const beforeYouSignedIn = 'Before you signed in, this business was registered with your number.';
export const otpSentSuccessfullyPlease = 'OTP sent successfully! Please check your phone.';
export const sellersSeeItWhen = 'Sellers see it when you call or write to them.';
export const pleaseEnterYourName = 'Please enter your name';
export const blockedAsk = 'If you think this is a mistake, please ask us: ';
export const or = ' or ';
