import type { Deps } from '#platform/deps.ts';
import { welcomeLetter } from './letters.ts';
import { findMember } from './members.sql.ts';
import { findCompany } from './profiles.sql.ts';

/** The letter a new vendor gets, once its number is proved. Nothing in it opens anything. */
export async function sendWelcome({ db, mail, settings }: Deps, memberId: string): Promise<void> {
  const member = await findMember(db, memberId);
  if (!member?.email) return;
  const company = await findCompany(db, memberId);
  await mail.send({ to: member.email, ...welcomeLetter(member.name, company?.name, settings.publicUrl) });
}
