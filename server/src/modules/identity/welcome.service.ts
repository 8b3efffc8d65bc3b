import type { Deps } from '#platform/deps.ts';
import { welcomeLetter } from './letters.ts';
import { findMember } from './members.sql.ts';
import { findCompany } from './profiles.sql.ts';

/** The welcome mail of a new vendor whose number is verified. It holds no secret. */
export async function sendWelcome({ db, mail, settings }: Deps, memberId: string): Promise<void> {
  const member = await findMember(db, memberId);
  if (!member?.email) return;
  const company = await findCompany(db, memberId);
  await mail.send({ to: member.email, ...welcomeLetter(member.name, company?.name, settings.publicUrl) });
}
