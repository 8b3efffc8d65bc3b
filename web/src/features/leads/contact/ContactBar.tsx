import { useLingui } from '@lingui/react/macro';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { ContactActions } from './ContactActions.tsx';
import { GetPrice } from './GetPrice.tsx';
import type { ProductTarget, Target } from './target.ts';

/** On a phone, of a product: the free way first, then the two that need a plan. No other button of the page rings. */
export function ProductBar({ target }: { target: ProductTarget }) {
  const { t } = useLingui();
  return (
    <StickyBar label={t`Contact`} fitted>
      <GetPrice target={target} />
      {target.phone && (
        <ContactActions target={target} channels={['whatsapp', 'call']} labels={{ call: t`Call` }} besideFree />
      )}
    </StickyBar>
  );
}

/** The same of a seller, who is asked by a message. */
export function SellerBar({ target }: { target: Target }) {
  const { t } = useLingui();
  return (
    <StickyBar label={t`Contact`} fitted>
      <ContactActions
        target={target}
        channels={['contact', 'whatsapp', 'call']}
        labels={{ contact: t`Message`, call: t`Call` }}
      />
    </StickyBar>
  );
}
