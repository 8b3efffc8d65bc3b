import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { QuoteAsTyped } from '@plyhaat/contract/requirements/quote-form';
import type { Quote, QuoteDraft } from '@plyhaat/contract/requirements/quotes';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { CircleCheck } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverBy } from '#forms/form-rules.ts';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useArrival } from './arrival.ts';
import { BudgetNote } from './BudgetNote.tsx';
import { QuoteFields, type QuoteFormState } from './QuoteFields.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { bodyOf, FIELDS, summed, type Values, valuesOf } from './quote-values.ts';
import { savingQuote } from './quotes.queries.ts';

type Props = {
  requirement: Requirement;
  quote: Quote | undefined;
  draft: QuoteDraft;
  onSaved: () => void;
  onCancel: () => void;
};

/** An upload may be gone when the form comes back. */
const NOT_KEPT = ['file'] as const;

/** A new quote, or the next version of one. What was typed stays in this browser until it is sent. */
export function QuoteForm({ requirement, quote, draft, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const productId = quote?.productId ?? draft.productId;
  const form: QuoteFormState = useForm<Values>({
    defaultValues: valuesOf(draft, quote),
    resolver: resolverBy<Values>(QuoteAsTyped, {
      bodyOf: (values) => ({ requirementId: requirement._id, ...bodyOf(values, productId) }),
      fieldOf: (name) => name,
    }),
  });
  const kept = useDraft(`quote.${requirement._id}.${quote?.version ?? 0}`, form, NOT_KEPT);
  const saving = useChange(savingQuote(requirement._id, quote), {
    onSuccess: () => {
      kept.clear();
      onSaved();
    },
  });
  const startAnew = () => {
    form.reset();
    kept.clear();
  };
  const submit = form.handleSubmit((values) =>
    saving.mutate(bodyOf(values, productId), { onError: (error) => void showRefusal(form, error, FIELDS) }),
  );
  return (
    <Form ref={useArrival()} onSubmit={submit} aria-label={t`Quote`} className="@container">
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)]">
        <div className="grid content-start gap-5">
          {kept.restored && <RestoredDraft sends onStartAnew={startAnew} />}
          {!quote && draft.productName && (
            <p className="flex items-start gap-2 rounded bg-leaf-soft p-3 text-leaf text-ui">
              <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
              <span>{t`Filled from your listing ${{ productName: draft.productName }}. Change what differs.`}</span>
            </p>
          )}
          <QuoteFields form={form} draft={draft} />
        </div>
        <aside aria-label={t`What the buyer compares`} className="grid content-start gap-4">
          <h3 className="font-semibold text-ui">
            <Trans>What the buyer compares</Trans>
          </h3>
          <Compared form={form} draft={draft} budget={requirement.value} />
          <p className="text-ink-2 text-meta">
            <Trans>You do not see other sellers’ quotes, and they do not see yours.</Trans>
          </p>
        </aside>
      </div>
      <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap justify-end gap-3 border-line border-t bg-surface py-3 max-sm:*:flex-1">
        {quote && (
          <Button variant="line" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" busy={saving.isPending}>
          {quote ? t`Save quote` : t`Send quote`}
        </Button>
      </div>
    </Form>
  );
}

type ComparedProps = { form: QuoteFormState; draft: QuoteDraft; budget: number };

function Compared({ form, draft, budget }: ComparedProps) {
  const { t } = useLingui();
  const values = useWatch({ control: form.control }) as Values;
  const sum = summed(values, draft);
  if (sum)
    return (
      <>
        <QuoteSum quote={sum} />
        <BudgetNote sum={sum} budget={budget} />
      </>
    );
  if (values.freight.trim() === '' && amountOf(values.unitPrice) > 0)
    return (
      <p className="text-ink-2 text-ui">
        <Trans>Say whether the freight is in the price to see what the buyer compares.</Trans>
      </p>
    );
  return (
    <p className="text-ink-2 text-ui">
      {draft.quantity && values.unit !== draft.quantity.unit
        ? t`This unit is compared once the sheet size is known.`
        : draft.quantity
          ? t`Enter your price to see what the buyer compares.`
          : t`The buyer’s quantity has no unit that prices are given in, so quotes are not compared.`}
    </p>
  );
}
