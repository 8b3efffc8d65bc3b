import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { ContactActions } from './ContactActions.tsx';
import { GetPrice } from './GetPrice.tsx';
import type { ProductTarget, Target } from './target.ts';
import * as TEXTS from './texts.ts';

/** On a phone, of a product: the free way first, then the two that need a plan. No other button of the page rings. */
export function ProductBar({ target }: { target: ProductTarget }) {
  return (
    <StickyBar label={TEXTS.contact} fitted>
      <GetPrice target={target} />
      {target.phone && (
        <ContactActions target={target} channels={['whatsapp', 'call']} labels={{ call: TEXTS.call }} besideFree />
      )}
    </StickyBar>
  );
}

/** The same of a seller, who is asked by a message. */
export function SellerBar({ target }: { target: Target }) {
  return (
    <StickyBar label={TEXTS.contact} fitted>
      <ContactActions
        target={target}
        channels={['contact', 'whatsapp', 'call']}
        labels={{ contact: TEXTS.message, call: TEXTS.call }}
      />
    </StickyBar>
  );
}
