import { Trans, useLingui } from '@lingui/react/macro';
import type { OpportunityOwner } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import { formatDay } from '#ui/words/dates.ts';

/** Whose opportunity it is. A number comes with a lead alone. */
export function OwnerCard({ owner }: { owner: OpportunityOwner }) {
  const { t } = useLingui();
  const { _id, slug, companyName, cityName, stateName, isVerified, picture, memberSince } = owner;
  const isOwn = useSession().user?._id === _id;
  const seller = { companyName, name: companyName, profilePicture: picture, verifeied: isVerified };
  return (
    <section aria-label={t`Offered by`} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-4">
        <SellerLogo seller={seller} />
        <div className="grid min-w-0 gap-0.5">
          <p className="text-ink-3 text-meta">
            <Trans>Offered by</Trans>
          </p>
          <h2 className="wrap-break-word font-semibold text-body">{companyName}</h2>
          <Place city={cityName} state={stateName} />
          <p className="text-ink-3 text-meta">{t`Member since ${{ day: formatDay(new Date(memberSince), t) }}`}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
        <Link to="/seller/$id" params={{ id: slug }} className={buttonClass({ variant: 'line', tight: true })}>
          <Trans>View Store</Trans>
        </Link>
        {!isOwn && <ContactActions target={{ sellerId: _id, name: companyName }} channels={['call']} />}
      </div>
    </section>
  );
}
