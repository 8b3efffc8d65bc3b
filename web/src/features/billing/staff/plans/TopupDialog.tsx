import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { NewTopup, type TopupHistory, TopupTerms, type TopupVersion } from '@plyhaat/contract/billing/staff/offers';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field, FieldNote } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { addingTopup, changingTopup } from '../money.queries.ts';
import { OfferDialog, OfferTexts } from './OfferFields.tsx';
import { linesIn, numberIn, textIn, useOfferForm } from './useOfferForm.ts';

const KINDS = {
  sale: msg`Flash sale`,
  advertisement: msg`New arrival`,
  banner: msg`Banner`,
  opportunity: msg`Opportunity`,
} as const;

const MOST_PRICES = 6;
const numbersIn = (form: FormData, name: string) => form.getAll(name).map((value) => amountOf(String(value)));

const termsIn = (form: FormData) => {
  const days = numbersIn(form, 'numberOfDays');
  return {
    name: textIn(form, 'name'),
    description: textIn(form, 'description'),
    messages: linesIn(form, 'messages'),
    position: numberIn(form, 'position'),
    prices: numbersIn(form, 'price').map((price, at) => ({ price, numberOfDays: days[at] })),
  };
};

type Props = { history: TopupHistory | null; onClose: () => void };

/** A new version of a top-up with all its prices, or a top-up that is new. */
export function TopupDialog({ history, onClose }: Props) {
  return history ? <Change history={history} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Change({ history: { key, versions }, onClose }: { history: TopupHistory; onClose: () => void }) {
  const { t } = useLingui();
  const [latest] = versions;
  const changing = useChange(changingTopup(key), { refresh: [['admin']], onSuccess: onClose });
  const form = useOfferForm(TopupTerms, termsIn, (terms) =>
    changing.mutate({ ...terms, version: latest?.version ?? 0 }),
  );
  return (
    <OfferDialog
      title={t`Change ${{ title: latest?.name ?? '' }}`}
      description={t`A change makes a new version, on offer from now. Members keep what they bought.`}
      confirm={t`Save new version`}
      busy={changing.isPending}
      form={form}
      onClose={onClose}
    >
      <Terms start={latest} errors={form.errors} />
    </OfferDialog>
  );
}

function Add({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const adding = useChange(addingTopup, { refresh: [['admin']], onSuccess: onClose });
  const form = useOfferForm(
    NewTopup,
    (typed) => ({ ...termsIn(typed), kind: textIn(typed, 'kind'), quantity: numberIn(typed, 'quantity') }),
    (body) => adding.mutate(body),
  );
  return (
    <OfferDialog
      title={t`Add top-up`}
      description={t`It is on offer at once, to those to whom this kind is sold already.`}
      confirm={t`Add top-up`}
      busy={adding.isPending}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`What it lets one publish`} error={form.errors.kind}>
          <NativeSelect name="kind">
            {AllowanceKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {t(KINDS[kind])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`How many`} error={form.errors.quantity} required>
          <Input name="quantity" inputMode="numeric" autoComplete="off" defaultValue="5" />
        </Field>
      </div>
      <Terms start={undefined} errors={form.errors} />
    </OfferDialog>
  );
}

type TermsProps = { start: TopupVersion | undefined; errors: Readonly<Record<string, string>> };

const Terms = ({ start, errors }: TermsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Prices start={start?.priceArr ?? []} error={errors.prices} />
      <OfferTexts start={start} errors={errors} />
      <Field label={t`Order of display`} help={t`The smallest number stands first.`} error={errors.position} required>
        <Input name="position" inputMode="numeric" autoComplete="off" defaultValue={start?.position ?? ''} />
      </Field>
    </>
  );
};

type Price = { readonly price: number; readonly numberOfDays: number };
type Row = { readonly key: number; readonly start?: Price | undefined };

function Prices({ start, error }: { start: readonly Price[]; error: string | undefined }) {
  const { t } = useLingui();
  const [rows, setRows] = useState<readonly Row[]>(
    start.length > 0 ? start.map((price, key) => ({ key, start: price })) : [{ key: 0 }],
  );
  const add = () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  return (
    <fieldset aria-describedby={error ? 'prices-note' : undefined} className="grid gap-3">
      <legend className="mb-1 font-semibold text-ui">
        <Trans>Prices</Trans>
      </legend>
      {rows.map(({ key, start: price }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
          <Field label={t`Price before GST`}>
            <AmountInput name="price" defaultValue={price?.price ?? ''} />
          </Field>
          <Field label={t`Days`}>
            <Input
              name="numberOfDays"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={price?.numberOfDays ?? ''}
            />
          </Field>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t`Remove price`}
            disabled={rows.length === 1}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
      ))}
      <FieldNote id="prices-note" error={error} />
      {rows.length < MOST_PRICES && (
        <Button variant="line" onClick={add} className="justify-self-start">
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Add price</Trans>
        </Button>
      )}
    </fieldset>
  );
}
