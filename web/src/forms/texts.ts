export const indiaTime = 'India time';
const leaveOut = (what: string) => `This looks like ${what}. Please leave it out: contacts are not shown in texts.`;
export const leaveContactOut = {
  phone: leaveOut('a phone number'),
  email: leaveOut('an e-mail address'),
  link: leaveOut('a link'),
} as const;
