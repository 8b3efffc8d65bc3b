import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownContact } from '@plyhaat/contract/admin/shown-contact';
import { formatMoment } from '@plyhaat/contract/core/dates';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSession } from '#api/session.ts';
import { HiddenPhone } from '#console/contact/HiddenPhone.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { MemberHistory } from './MemberAudit.tsx';
import { MemberPlan } from './MemberPlan.tsx';
import { mayActOn } from './may-act.ts';
import { answeredOf, countText, quotesOf, ratingOf, rejectedOf, reportsOf } from './member.words.ts';
import { showingContact } from './members.queries.ts';

type Pair = readonly [label: string, value: ReactNode];

function Facts({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,9fr)_minmax(0,10fr)] gap-x-3 gap-y-4 text-ui sm:grid-cols-3">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-3 text-meta">{label}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value ?? <Trans>Not given</Trans>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Many type the city into the address as well: it shows once. */
function addressOf({ address, city, pinCode }: MemberDetail): string | null {
  const isIn = city !== null && address?.toLowerCase().includes(city.toLowerCase());
  return [address, isIn ? null : city, pinCode].filter(Boolean).join(', ') || null;
}

/** Who it is, how it does, what it pays for and what staff did with it. */
export function MemberOverview({ member }: { member: MemberDetail }) {
  const { t } = useLingui();
  const { name, phone, email, gstNumber, isVerified, conduct } = member;
  const { user } = useSession();
  const [shown, setShown] = useState<ShownContact | null>(null);
  const number = mayActOn(user, member) ? (
    <HiddenPhone {...{ phone, name }} show={showingContact(member._id)} onShown={setShown} />
  ) : (
    phone
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel
          title={t`Details`}
          tools={
            member.company && (
              <Link
                to="/seller/$id"
                params={{ id: member.slug }}
                className="link -my-2 inline-flex min-h-11 items-center text-ui"
              >
                <Trans>View store</Trans>
              </Link>
            )
          }
        >
          <Facts
            pairs={[
              [t`Authorised person`, name],
              [t`Phone`, number],
              [t`E-mail`, shown?.email ?? email],
              [t`GST number`, gstNumber],
              [t`GST certificate`, isVerified ? t`Checked` : t`Not checked`],
              [t`Address`, addressOf(member)],
            ]}
          />
        </Panel>
        <Panel title={t`Figures`}>
          <Facts
            pairs={[
              [t`Leads received`, countText(member.leadsReceived)],
              [t`Contacts made`, countText(member.leadsMade)],
              [t`Rating`, t(ratingOf(member))],
              [t`Products`, countText(member.products)],
              [t`Listings rejected`, t(rejectedOf(member))],
              [t`Last seen`, member.lastSeenAt ? formatMoment(new Date(member.lastSeenAt)) : t`Never`],
            ]}
          />
        </Panel>
        <Panel title={t`Conduct, last 90 days`}>
          <Facts
            pairs={[
              [t`Leads answered in a day`, t(answeredOf(conduct))],
              [t`Quotes`, t(quotesOf(conduct))],
              [t`Reports, all time`, t(reportsOf(conduct))],
            ]}
          />
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MemberPlan member={member} />
        <MemberHistory id={member._id} />
      </div>
    </div>
  );
}
