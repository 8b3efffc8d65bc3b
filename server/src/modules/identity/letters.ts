import { filled } from '@plyhaat/contract/core/sentence';
import type { Wording } from '#platform/languages/languages.ts';

/** All message texts of this module. */

/** The text registered with the operators, and a last line by which phones offer the code on our own site alone. */
export const codeText = (say: Wording, code: string, publicUrl: string): string =>
  [
    say(filled`${{ code }} is your OTP to sign in to Plyhaat. Valid for 5 minutes. Do not share it with anyone.`),
    `@${new URL(publicUrl).hostname} #${code}`,
  ].join('\n');

export const welcomeLetter = (say: Wording, name: string, company: string | undefined, publicUrl: string) => ({
  subject: say('Welcome to Plyhaat'),
  text: [
    say(filled`Dear ${{ name }},`),
    '',
    company
      ? say(filled`${{ company }} is registered on Plyhaat, and your store is open.`)
      : say('Your business is registered on Plyhaat, and your store is open.'),
    say(
      filled`Sign in at ${{ link: `${publicUrl}/login` }} with your mobile number to complete your profile and add your products.`,
    ),
    say('You will receive enquiries from buyers all over India.'),
    '',
    say('If you did not register, please write to us: someone else may have used your e-mail address.'),
    '',
    say('Team Plyhaat'),
  ].join('\n'),
});
