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
