import { formatDay } from '@plyhaat/contract/core/dates';
import type { OpportunityOwner } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import * as TEXTS from './texts.ts';

/** Whose opportunity it is. A number comes with a lead alone. */
export function OwnerCard({ owner }: { owner: OpportunityOwner }) {
  const { _id, slug, companyName, cityName, stateName, isVerified, picture, memberSince } = owner;
  const isOwn = useSession().user?._id === _id;
  const seller = { companyName, name: companyName, profilePicture: picture, verifeied: isVerified };
  return (
    <section aria-label={TEXTS.offeredBy} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-4">
        <SellerLogo seller={seller} />
        <div className="grid min-w-0 gap-0.5">
          <p className="text-ink-3 text-meta">{TEXTS.offeredBy}</p>
          <h2 className="wrap-break-word font-semibold text-body">{companyName}</h2>
          <Place city={cityName} state={stateName} />
          <p className="text-ink-3 text-meta">{TEXTS.memberSinceDay(formatDay(new Date(memberSince)))}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
        <Link to="/seller/$id" params={{ id: slug }} className={buttonClass({ variant: 'line', tight: true })}>
          {TEXTS.viewStore}
        </Link>
        {!isOwn && <ContactActions target={{ sellerId: _id, name: companyName }} channels={['call']} />}
      </div>
    </section>
  );
}
