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
import { showingContact } from './members.queries.ts';
import * as TEXTS from './texts.ts';

type Pair = readonly [label: string, value: ReactNode];

function Facts({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,9fr)_minmax(0,10fr)] gap-x-3 gap-y-4 text-ui sm:grid-cols-3">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-3 text-meta">{label}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value ?? TEXTS.notGiven}</dd>
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
  const { name, phone, email, gstNumber, isVerified, conduct } = member;
  const { user } = useSession();
  const [shown, setShown] = useState<ShownContact | null>(null);
  const number = mayActOn(user, member) ? (
    <HiddenPhone {...{ phone, name }} show={showingContact(member._id)} onShown={setShown} />
  ) : (
    phone
  );
  const count = (value: number) => value.toLocaleString('en-IN');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel
          title={TEXTS.details}
          tools={
            member.company && (
              <Link
                to="/seller/$id"
                params={{ id: member.slug }}
                className="link -my-2 inline-flex min-h-11 items-center text-ui"
              >
                {TEXTS.viewStore}
              </Link>
            )
          }
        >
          <Facts
            pairs={[
              [TEXTS.authorisedPerson, name],
              [TEXTS.phone, number],
              [TEXTS.email, shown?.email ?? email],
              [TEXTS.gstNumber, gstNumber],
              [TEXTS.gstCertificate, isVerified ? TEXTS.checked : TEXTS.notChecked],
              [TEXTS.address, addressOf(member)],
            ]}
          />
        </Panel>
        <Panel title={TEXTS.figures}>
          <Facts
            pairs={[
              [TEXTS.leadsReceived, count(member.leadsReceived)],
              [TEXTS.leadsMade, count(member.leadsMade)],
              [TEXTS.rating, TEXTS.ratingFrom(member.rating, member.reviewCount)],
              [TEXTS.products, count(member.products)],
              [TEXTS.rejected, TEXTS.partOf(conduct.listingsRejected, member.listings.total)],
              [TEXTS.lastSeen, member.lastSeenAt ? formatMoment(new Date(member.lastSeenAt)) : TEXTS.never],
            ]}
          />
        </Panel>
        <Panel title={TEXTS.conduct}>
          <Facts
            pairs={[
              [TEXTS.answersInADay, TEXTS.shareOf(conduct.answeredInADay, conduct.leads)],
              [TEXTS.quotesSent, TEXTS.accepted(conduct.quotes, conduct.quotesAccepted)],
              [TEXTS.reportsAbout, TEXTS.upheld(conduct.reportsAbout, conduct.reportsUpheld)],
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
