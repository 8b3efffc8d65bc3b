/** What these screens say, in one place for other languages. */
export const active = 'Active';
export const expired = 'Expired';
export const all = 'All';
export const failedToSendEmail = 'Failed to send email';
export const youHaveNoActive = 'You have no active plan.';
export const nameLeftValueLeft = (name: string, left: number, value: string) => `${name}: ${left} ${value} left.`;
export const addBanner = 'Add banner';
export const addNewArrival = 'Add new arrival';
export const addFlashSale = 'Add flash sale';
export const addOpportunity = 'Add opportunity';
export const textUseItByOnce = (end: string, numberOfDays: number) =>
  `Use it by ${end}. Once published, it runs for ${numberOfDays} days.`;
export const usedBoughtOnStart = (start: string) => `Used. Bought on ${start}.`;
export const readyToUseOnce = 'Ready to use once we receive your payment.';
export const refunded = 'Refunded.';
export const startToEnd = (start: string, end: string) => `${start} to ${end}`;
export const startsOnceWeReceive = 'Starts once we receive your payment.';
export const endedEarlyByAn = (days: string) => `${days}. Ended early by an upgrade or refund.`;
export const familyLengthDays = (family: string, length: string, days: string) => `${family}, ${length} · ${days}`;
