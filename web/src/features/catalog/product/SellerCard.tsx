import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { Explained } from '#ui/overlays/Explained.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { productCount } from '../listing/counts.ts';

/** Who sells it. The number stays masked: it is in no page of a visitor who may not call. */
export function SellerCard({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { seller, store, companyName, cityName, stateName, phone } = product;
  return (
    <section
      aria-label={t`Seller information`}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex items-start gap-4">
        <SellerLogo
          seller={{ companyName, name: companyName, profilePicture: store.profilePicture, verifeied: false }}
        />
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <h2 className="max-w-full break-words font-semibold text-body">{companyName}</h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2 text-ui">
            {t(ROLE_NAMES[store.role])}
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
          </div>
          <Place city={cityName} state={stateName} />
          <div className="flex flex-wrap items-center gap-x-3 text-ui">
            <Rating rating={store.rating} count={store.reviewCount} />
            {store.productsCount > 0 && <span className="text-ink-3">{t(productCount(store.productsCount))}</span>}
          </div>
          {phone && <Phone phone={phone} className="text-ink-3 text-ui" />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
        <Link to="/seller/$id" params={{ id: seller._id }} className={buttonClass({ variant: 'line', tight: true })}>
          <Trans>View Profile</Trans>
        </Link>
        {phone && <ContactActions target={sellerOf(product)} channels={['call']} besideFree />}
      </div>
    </section>
  );
}
