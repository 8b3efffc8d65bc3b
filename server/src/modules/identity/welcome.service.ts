import type { Deps } from '#platform/deps.ts';
import { welcomeLetter } from './letters.ts';
import { findMember } from './members.sql.ts';
import { findCompany } from './profiles.sql.ts';

/** The welcome mail of a new vendor whose number is verified. It holds no secret. */
export async function sendWelcome({ db, mail, settings, languages }: Deps, memberId: string): Promise<void> {
  const member = await findMember(db, memberId);
  if (!member?.email) return;
  const company = await findCompany(db, memberId);
  const say = languages.wording(member.language);
  await mail.send({ to: member.email, ...welcomeLetter(say, member.name, company?.name, settings.publicUrl) });
}
