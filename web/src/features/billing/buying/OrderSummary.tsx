import { Trans, useLingui } from '@lingui/react/macro';
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
import { useMethodName } from './PayWith.tsx';
import { SummaryLines } from './SummaryLines.tsx';
import type { usePurchase } from './usePurchase.ts';

type Props = {
  basket: Basket;
  method: PaymentMethod;
  /** What is said when Pay is pressed and nothing is chosen (BILL-18). */
  needed: string;
  purchase: ReturnType<typeof usePurchase>;
};

export const SUMMARY_ID = 'order-summary';

export function OrderSummary({ basket, method, needed, purchase }: Props) {
  const { t } = useLingui();
  const quote = useQuery(quoteOf(basket));
  const address = useQuery(billingAddress());
  const form = useRef<SavesAddress>(null);
  const [agreed, setAgreed] = useState(false);
  const [editing, setEditing] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { state, pay } = purchase;
  const provider = useMethodName(method);
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
    <Panel title={t`Order summary`} anchor={SUMMARY_ID} className="scroll-mt-4 self-start">
      <div className="grid gap-5">
        {isEmpty(basket) ? (
          <p className="text-ink-2 text-ui">
            <Trans>Nothing selected yet.</Trans>
          </p>
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
            <Changed total={state.newPrice.total} />
          </p>
        )}
        <PayFailure state={state} />
        <Check
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={pressed && !isEmpty(basket) && !agreed ? t`Please agree to the terms first` : undefined}
          label={
            <Trans>
              I agree to the{' '}
              <Link to="/terms-of-service" target="_blank" className="link">
                Terms of Service
              </Link>{' '}
              and the{' '}
              <Link to="/privacy-policy" target="_blank" className="link">
                Privacy Policy
              </Link>
            </Trans>
          }
        />
        {pressed && isEmpty(basket) && <Notice outcome="failed">{needed}</Notice>}
        <div>
          <Button size="lg" block onClick={press} busy={isSaving || state.kind === 'processing'}>
            {quote.data && !isEmpty(basket) ? t`Pay ${{ total: formatRupees(quote.data.total) }}` : t`Pay`}
          </Button>
          <p className="mt-3 text-ink-3 text-meta">
            {method === 'card'
              ? t`You will get the GST invoice by e-mail.`
              : t`${provider} will open in this tab and bring you back to your order. You will get the GST invoice by e-mail.`}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function Changed({ total }: { total: number | undefined }) {
  const { t } = useLingui();
  return total === undefined
    ? t`The price has changed. Please check the new total before you pay.`
    : t`The price has changed. It is now ${{ total: formatRupees(total) }}. Please check the new total before you pay.`;
}

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
