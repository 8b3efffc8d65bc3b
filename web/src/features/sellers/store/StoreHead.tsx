import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Link } from '@tanstack/react-router';
import { QrCode } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { HolidayNotice } from '#features/leads/contact/HolidayNotice.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Explained } from '#ui/overlays/Explained.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { ONLINE, onlineLabel } from '../online.ts';
import { targetOf } from '../target.ts';
import { StoreMore } from './StoreMore.tsx';
import { StorePerformance } from './StorePerformance.tsx';
import { StoreShare } from './StoreShare.tsx';

/**
 * Banner, logo, name, and what a buyer asks first. Demo banners are 780 px wide: beside the name, not across the page,
 * none is stretched.
 */
export function StoreHead({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="grid ml:grid-cols-[minmax(0,1fr)_min(60%,48.75rem)]">
        <Picture
          picture={seller.bannerPicture ?? seller.imagesArr[0]?.picture}
          alt=""
          eager
          ratio="5/2"
          sizes="(min-width: 900px) 744px, 100vw"
          className="ml:order-last print:hidden"
          imageClassName="object-top"
        />
        <div className="grid content-center gap-4 p-4 sm:p-6">
          <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
            <SellerLogo
              seller={{ ...seller, verifeied: false }}
              large
              className="max-ml:-mt-14 sm:max-ml:-mt-20 print:mt-0!"
            />
            <div className="flex flex-wrap gap-2">
              <Badge>{t(ROLE_NAMES[seller.role])}</Badge>
              {seller.verifeied && (
                <Explained
                  title={t`Verified seller`}
                  text={t`Our team has checked the GST certificate of this business.`}
                >
                  <Badge tone="ok">
                    <Trans>Verified</Trans>
                  </Badge>
                </Explained>
              )}
              {seller.subscription && (
                <Explained
                  title={t`Premium`}
                  text={t`This seller has a paid plan. It says nothing about the goods: see the reviews for those.`}
                >
                  <Badge tone="wait">
                    <Trans>Premium</Trans>
                  </Badge>
                </Explained>
              )}
              <LastHere seller={seller} />
            </div>
          </div>
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-balance break-words text-head">{seller.companyName}</h1>
            <Place city={seller.cityName} state={seller.stateName} />
            <Rating rating={seller.rating} count={seller.reviewCount} />
          </div>
        </div>
      </div>
      <div className="grid gap-4 px-4 pb-4 sm:px-6 sm:pb-6 ml:border-line ml:border-t ml:pt-5">
        <HolidayNotice seller={seller} />
        <StoreActions seller={seller} />
        <StorePerformance performance={seller.performance} />
      </div>
    </header>
  );
}

/** On a phone the bar at the window's foot has the ways to reach the seller. */
function StoreActions({ seller }: { seller: MemberProfile }) {
  const isOwn = useSession().user?._id === seller._id;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {isOwn ? (
        <>
          <Link
            to="/account"
            search={{ tab: 'profile' }}
            hash="visiting-code"
            className={buttonClass({ variant: 'line' })}
          >
            <QrCode size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>QR code</Trans>
          </Link>
          <StoreShare seller={seller} />
        </>
      ) : (
        <>
          <div className="flex flex-wrap gap-2.5 max-md:hidden">
            <ContactActions target={targetOf(seller)} channels={['contact', 'call', 'whatsapp']} />
          </div>
          <StoreMore seller={seller} />
        </>
      )}
    </div>
  );
}

/**
 * When the seller was last online. Cached pages cannot say it, so the browser computes it after hydration; the label's
 * space is reserved from the start, so that nothing below moves.
 */
function LastHere({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  const label = useHydrated() ? onlineLabel(seller, Date.now()) : null;
  return (
    <span className="inline-flex h-6 min-w-28 print:hidden">
      {label && (
        <Badge tone={label === ONLINE ? 'ok' : 'plain'}>
          <span>{t(label)}</span>
        </Badge>
      )}
    </span>
  );
}
