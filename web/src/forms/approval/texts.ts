/** What these screens say, in one place for other languages. */
export const pending = 'Pending';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const buyersStillSeeThe = ' Buyers still see the approved version.';
export const ourTeamIsChecking = (value: string, meanwhile: string) => `Our team is checking ${value}.${meanwhile}`;
export const approval = 'Approval';
export const ourTeamIsCheckingYour = 'Our team is checking your changes.';
export const see1Change = 'See 1 change';
export const seeCountChanges = (count: number) => `See ${count} changes`;
export const publicLabel = 'Public:';
export const empty = 'Empty';
export const saved = 'Saved:';
