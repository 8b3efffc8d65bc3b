/** A provider keeps its name in every language. */
export const PROVIDERS: Readonly<Record<string, string>> = { phonepe: 'PhonePe', juspay: 'Juspay' };
