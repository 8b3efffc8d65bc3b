/** All message texts of this module, in one place for translation. */

/** The text registered with the operators, and a last line by which phones offer the code on our own site alone. */
export const codeText = (code: string, publicUrl: string): string =>
  [
    `${code} is your OTP to sign in to Plyhaat. Valid for 5 minutes. Do not share it with anyone.`,
    `@${new URL(publicUrl).hostname} #${code}`,
  ].join('\n');

export const welcomeLetter = (name: string, company: string | undefined, publicUrl: string) => ({
  subject: 'Welcome to Plyhaat',
  text: [
    `Dear ${name},`,
    '',
    `${company ?? 'Your business'} is registered on Plyhaat, and your store is open.`,
    `Sign in at ${publicUrl}/login with your mobile number to complete your profile and add your products.`,
    'You will receive enquiries from buyers all over India.',
    '',
    'If you did not register, please write to us: someone else may have used your e-mail address.',
    '',
    'Team Plyhaat',
  ].join('\n'),
});
