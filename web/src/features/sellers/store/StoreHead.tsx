import { roleLabel } from '@plyhaat/contract/core/role-label';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Link } from '@tanstack/react-router';
import { MapPinned, QrCode } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { ButtonLink, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { onlineLabel } from '../online.ts';
import { SellerLogo } from '../SellerLogo.tsx';
import { targetOf } from '../target.ts';
import { StorePerformance } from './StorePerformance.tsx';
import { StoreShare } from './StoreShare.tsx';

/** Banner, logo, name, and what a buyer asks first. */
export function StoreHead({ seller }: { seller: MemberProfile }) {
  const isOwn = useSession().user?._id === seller._id;
  const maps = seller.companyObj?.googleMapsLink;
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        picture={seller.bannerPicture ?? seller.imagesArr[0]?.picture}
        alt=""
        eager
        ratio="5/2"
        sizes="(min-width: 1280px) 1240px, 100vw"
        className="sm:aspect-3/1 lg:aspect-4/1"
        imageClassName="object-top"
      />
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <SellerLogo seller={seller} large className="-mt-14 sm:-mt-20" />
          <div className="flex flex-wrap gap-2">
            <Badge>{roleLabel(seller.role)}</Badge>
            {seller.subscription && <Badge tone="wait">Premium</Badge>}
            <LastHere seller={seller} />
          </div>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-balance break-words text-head">{seller.companyName}</h1>
            <Place city={seller.cityName} state={seller.stateName} />
            <Rating rating={seller.rating} count={seller.reviewCount} />
          </div>
          <div className="flex flex-wrap items-center gap-2.5">
            {isOwn ? (
              <Link
                to="/account"
                search={{ tab: 'profile' }}
                hash="visiting-code"
                className={buttonClass({ variant: 'line' })}
              >
                <QrCode size={18} strokeWidth={1.75} aria-hidden="true" />
                QR code
              </Link>
            ) : (
              <ContactActions target={targetOf(seller)} channels={['call', 'whatsapp', 'email', 'contact']} />
            )}
            <StoreShare seller={seller} />
            {maps && (
              <ButtonLink variant="line" href={maps} target="_blank" rel="noopener noreferrer nofollow">
                <MapPinned size={18} strokeWidth={1.75} aria-hidden="true" />
                Map
              </ButtonLink>
            )}
            {!isOwn && <ReportButton kind="seller" id={seller._id} what={seller.companyName} />}
          </div>
        </div>
        <StorePerformance performance={seller.performance} />
      </div>
    </header>
  );
}

/** A page is kept for a while, so only the browser knows how long ago it is. */
function LastHere({ seller }: { seller: MemberProfile }) {
  if (!useHydrated()) return null;
  const label = onlineLabel(seller, Date.now());
  return <Badge tone={label === 'Online' ? 'ok' : 'plain'}>{label}</Badge>;
}
