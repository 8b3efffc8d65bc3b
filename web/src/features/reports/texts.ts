/** What these screens say, in one place for other languages. */
export const reportWhat = (what: string) => `Report ${what}`;
export const report = 'Report';
export const ourTeamLooksAt = 'Our team checks every report. The seller will not know who sent it.';
export const whatIsWrong = 'What is wrong?';
export const pleaseChooseAReason = 'Please choose a reason';
export const tellUsMore = 'Tell us more';
export const sendReport = 'Send report';
export const signInToReport = (what: string) => `Sign in to report ${what}`;
