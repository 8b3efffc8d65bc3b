import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Notice } from '#forms/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { type Basket, billingAddress, isEmpty, quoteOf } from '../billing.queries.ts';
import { BillTo } from './BillTo.tsx';
import type { SavesAddress } from './BillToForm.tsx';
import { PayFailure } from './PayFailure.tsx';
import { METHODS } from './PayWith.tsx';
import { SummaryLines } from './SummaryLines.tsx';
import * as TEXTS from './texts.ts';
import type { usePurchase } from './usePurchase.ts';

type Props = {
  basket: Basket;
  method: PaymentMethod;
  /** What is said when Pay is pressed and nothing is chosen (BILL-18). */
  needed: string;
  purchase: ReturnType<typeof usePurchase>;
};

export const SUMMARY_ID = 'order-summary';
const AGREE = TEXTS.pleaseAgreeToThe;

export function OrderSummary({ basket, method, needed, purchase }: Props) {
  const quote = useQuery(quoteOf(basket));
  const address = useQuery(billingAddress());
  const form = useRef<SavesAddress>(null);
  const [agreed, setAgreed] = useState(false);
  const [editing, setEditing] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { state, pay } = purchase;
  /** Saves the billing address where it is being written: what is missing is marked at its field (BILL-7). */
  const press = async () => {
    setPressed(true);
    if (isEmpty(basket) || !address.data) return;
    setSaving(true);
    const isBilled = form.current ? await form.current.save() : true;
    setSaving(false);
    if (!isBilled || !agreed || !quote.data) return;
    setPressed(false);
    pay(method, quote.data.total);
  };
  return (
    <Panel title={TEXTS.orderSummary} anchor={SUMMARY_ID} className="scroll-mt-4 self-start">
      <div className="grid gap-5">
        {isEmpty(basket) ? (
          <p className="text-ink-2 text-ui">{TEXTS.nothingSelectedYet}</p>
        ) : (
          <>
            {quote.isPending && <WaitingQuote />}
            {quote.isError && <ErrorState text={quote.error.message} onRetry={quote.refetch} busy={quote.isFetching} />}
            {quote.data && <SummaryLines bill={quote.data} />}
          </>
        )}
        <BillTo editing={editing} onEdit={setEditing} form={form} />
        {state.kind === 'choosing' && state.newPrice && (
          <p role="status" className="rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
            {changedText(state.newPrice.total)}
          </p>
        )}
        <PayFailure state={state} />
        <Check
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={pressed && !isEmpty(basket) && !agreed ? AGREE : undefined}
          label={
            <>
              {TEXTS.iAgreeToThe}{' '}
              <Link to="/terms-of-service" target="_blank" className="link">
                {TEXTS.termsOfService}
              </Link>{' '}
              {TEXTS.andThe}{' '}
              <Link to="/privacy-policy" target="_blank" className="link">
                {TEXTS.privacyPolicy}
              </Link>
            </>
          }
        />
        {pressed && isEmpty(basket) && <Notice outcome="failed">{needed}</Notice>}
        <div>
          <Button size="lg" block onClick={press} busy={isSaving || state.kind === 'processing'}>
            {quote.data && !isEmpty(basket) ? TEXTS.payTotal(formatRupees(quote.data.total)) : TEXTS.pay}
          </Button>
          <p className="mt-3 text-ink-3 text-meta">
            {method === 'card' ? TEXTS.youWillGetThe : TEXTS.willOpenInThis(METHODS[method].name)}
          </p>
        </div>
      </div>
    </Panel>
  );
}

const changedText = (total: number | undefined) =>
  TEXTS.thePriceHasChanged(total === undefined ? '' : TEXTS.itIsNowTotal(formatRupees(total)));

function WaitingQuote() {
  return (
    <div className="grid gap-3">
      <Loading />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-9" />
    </div>
  );
}
