import type { Deps } from '#platform/deps.ts';
import { findMember } from './members.sql.ts';
import { findCompany } from './profiles.sql.ts';

/** The letter a new vendor gets. Nothing in it opens anything: the number is proved by signing in. */
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
      `${company?.name ?? 'Your business'} is registered on Plyhaat.`,
      `Sign in at ${settings.publicUrl}/login with your mobile number: your store goes live when you first sign in.`,
      'Then complete your profile, add your products and receive enquiries from buyers all over India.',
      '',
      'If you did not register, please ignore this e-mail. An unused registration is deleted after 7 days.',
      '',
      'Team Plyhaat',
    ].join('\n'),
  });
}
