import { useContact } from '#shell/contact.ts';
import * as TEXTS from './texts.ts';

/** Why the account is blocked, and whom to ask. */
export function BlockedNote({ reason }: { reason: string | null }) {
  const { phone, phoneShown, email } = useContact();
  return (
    <div className="grid gap-1 rounded bg-sunken px-4 py-3 text-ui">
      {reason && <p className="font-semibold wrap-anywhere">{TEXTS.blockedBecause(reason)}</p>}
      <p>
        {TEXTS.blockedAsk}
        <a href={`tel:${phone}`} className="link whitespace-nowrap">
          {phoneShown}
        </a>
        {TEXTS.or}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
    </div>
  );
}
