import type { Deps } from '#platform/deps.ts';
import { findMember } from './members.sql.ts';
import { findCompany } from './profiles.sql.ts';

/** The letter a new vendor gets, once its number is proved. Nothing in it opens anything. */
export async function sendWelcome({ db, mail, settings }: Deps, memberId: string): Promise<void> {
  const member = await findMember(db, memberId);
  if (!member?.email) return;
  const company = await findCompany(db, memberId);
  await mail.send({
    to: member.email,
    subject: 'Welcome to Plyhaat',
    text: [
      `Dear ${member.name},`,
      '',
      `${company?.name ?? 'Your business'} is registered on Plyhaat, and your store is open.`,
      `Sign in at ${settings.publicUrl}/login with your mobile number to complete your profile and add your products.`,
      'You will receive enquiries from buyers all over India.',
      '',
      'If you did not register, please write to us: somebody else may have used your e-mail address.',
      '',
      'Team Plyhaat',
    ].join('\n'),
  });
}
