import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import * as TEXTS from './texts.ts';

/** Who sells it. The number stays masked: it is in no page of a visitor who may not call. */
export function SellerCard({ product }: { product: ProductDetail }) {
  const { seller, companyName, cityName, stateName, phone } = product;
  return (
    <section
      aria-label={TEXTS.sellerInformation}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-card bg-teak-soft text-teak-ink"
        >
          <Store size={26} strokeWidth={1.5} />
        </span>
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 font-semibold text-body">
            <span className="min-w-0 break-words">{companyName}</span>
            {seller.verifeied && <Verified />}
          </h2>
          <Place city={cityName} state={stateName} />
          {phone && <Phone phone={phone} className="text-ink-3 text-ui" />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
        <Link to="/seller/$id" params={{ id: seller._id }} className={buttonClass({ variant: 'line', tight: true })}>
          {TEXTS.viewProfile}
        </Link>
        {phone && <ContactActions target={sellerOf(product)} channels={['call']} />}
      </div>
    </section>
  );
}
