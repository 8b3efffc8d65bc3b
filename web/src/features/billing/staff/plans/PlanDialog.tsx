import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlanTier } from '@plyhaat/contract/billing/billing';
import { NewPlan, type PlanHistory, PlanTerms, type PlanVersion, SHARES } from '@plyhaat/contract/billing/staff/offers';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { useChange } from '#forms/useChange.ts';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field, FieldNote } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { addingPlan, changingPlan } from '../money.queries.ts';
import { OfferDialog, OfferTexts } from './OfferFields.tsx';
import { linesIn, numberIn, textIn, useOfferForm } from './useOfferForm.ts';
import { SHARE_NAMES } from './words.ts';

const TIERS: Readonly<Record<PlanTier, MessageDescriptor>> = {
  start: msg`Start`,
  standard: msg`Standard`,
  growth: msg`Growth`,
};

const DAYS_EACH = {
  saleDays: msg`Days of a flash sale`,
  advertisementDays: msg`Days of a new arrival`,
  bannerimagesDays: msg`Days of a banner`,
  OpportunitiesDays: msg`Days of an opportunity`,
} as const;

type Props = { history: PlanHistory | null; onClose: () => void };
type Errors = Readonly<Record<string, string>>;

const termsIn = (form: FormData) => ({
  name: textIn(form, 'name'),
  description: textIn(form, 'description'),
  messages: linesIn(form, 'messages'),
  price: numberIn(form, 'price'),
  noOfMonth: numberIn(form, 'noOfMonth'),
  ...Object.fromEntries(SHARES.flat().map((name) => [name, numberIn(form, name)])),
});

/** A new version of a plan, or a plan that is new. */
export function PlanDialog({ history, onClose }: Props) {
  return history ? <Change history={history} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Change({ history: { key, versions }, onClose }: { history: PlanHistory; onClose: () => void }) {
  const { t } = useLingui();
  const [latest] = versions;
  const changing = useChange(changingPlan(key), { refresh: [['admin']], onSuccess: onClose });
  const form = useOfferForm(PlanTerms, termsIn, (terms) =>
    changing.mutate({ ...terms, version: latest?.version ?? 0 }),
  );
  return (
    <OfferDialog
      title={t`Change ${{ title: `${latest?.family} ${latest?.name}` }}`}
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

const ROLES = ['USER', ...BUSINESS_ROLES] as const;

function Add({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const adding = useChange(addingPlan, { refresh: [['admin']], onSuccess: onClose });
  const form = useOfferForm(
    NewPlan,
    (typed) => ({
      ...termsIn(typed),
      family: textIn(typed, 'family'),
      tier: textIn(typed, 'tier'),
      roles: typed.getAll('roles'),
    }),
    (body) => adding.mutate(body),
  );
  return (
    <OfferDialog
      title={t`Add plan`}
      description={t`It is on offer at once to the roles you choose.`}
      confirm={t`Add plan`}
      busy={adding.isPending}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`For whom`} error={form.errors.family} required>
          <Input name="family" maxLength={40} />
        </Field>
        <Field label={t({ message: 'Size', context: 'Of a plan' })} error={form.errors.tier}>
          <NativeSelect name="tier">
            {PlanTier.options.map((tier) => (
              <option key={tier} value={tier}>
                {t(TIERS[tier])}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <fieldset aria-describedby={form.errors.roles ? 'roles-note' : undefined}>
        <legend className="mb-1 font-semibold text-ui">
          <Trans>Roles that can buy it</Trans>
        </legend>
        <div className="grid sm:grid-cols-2">
          {ROLES.map((role) => (
            <Check key={role} name="roles" value={role} label={roleLabel(role)} />
          ))}
        </div>
        <FieldNote id="roles-note" error={form.errors.roles} />
      </fieldset>
      <Terms start={undefined} errors={form.errors} />
    </OfferDialog>
  );
}

function Terms({ start, errors }: { start: PlanVersion | undefined; errors: Errors }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Price before GST`} error={errors.price} required>
          <AmountInput name="price" defaultValue={start?.price ?? ''} />
        </Field>
        <Field label={t`Months`} error={errors.noOfMonth} required>
          <Input name="noOfMonth" inputMode="numeric" autoComplete="off" defaultValue={start?.noOfMonth ?? 12} />
        </Field>
      </div>
      <OfferTexts start={start} errors={errors} />
      {SHARES.map(([count, days]) => (
        <div key={count} className="grid grid-cols-2 gap-4">
          <Field label={t(SHARE_NAMES[count])} error={errors[count]}>
            <Input name={count} inputMode="numeric" autoComplete="off" defaultValue={start?.[count] ?? 0} />
          </Field>
          <Field label={t(DAYS_EACH[days])} error={errors[days]}>
            <Input name={days} inputMode="numeric" autoComplete="off" defaultValue={start?.[days] ?? 0} />
          </Field>
        </div>
      ))}
    </>
  );
}
