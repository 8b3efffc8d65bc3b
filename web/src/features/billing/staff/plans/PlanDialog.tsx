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
import * as TEXTS from './texts.ts';
import { linesIn, numberIn, textIn, useOfferForm } from './useOfferForm.ts';

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
  const [latest] = versions;
  const changing = useChange(changingPlan(key), { refresh: [['admin']], onSuccess: onClose });
  const form = useOfferForm(PlanTerms, termsIn, (terms) =>
    changing.mutate({ ...terms, version: latest?.version ?? 0 }),
  );
  return (
    <OfferDialog
      title={TEXTS.changeTitle(`${latest?.family} ${latest?.name}`)}
      description={TEXTS.newVersion}
      confirm={TEXTS.saveVersion}
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
      title={TEXTS.addPlan}
      description={TEXTS.offeredAtOnce}
      confirm={TEXTS.addPlan}
      busy={adding.isPending}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={TEXTS.family} error={form.errors.family} required>
          <Input name="family" maxLength={40} />
        </Field>
        <Field label={TEXTS.tier} error={form.errors.tier}>
          <NativeSelect name="tier">
            {PlanTier.options.map((tier) => (
              <option key={tier} value={tier}>
                {TEXTS.tiers[tier]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <fieldset aria-describedby={form.errors.roles ? 'roles-note' : undefined}>
        <legend className="mb-1 font-semibold text-ui">{TEXTS.roles}</legend>
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
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={TEXTS.priceBeforeGst} error={errors.price} required>
          <AmountInput name="price" defaultValue={start?.price ?? ''} />
        </Field>
        <Field label={TEXTS.months} error={errors.noOfMonth} required>
          <Input name="noOfMonth" inputMode="numeric" autoComplete="off" defaultValue={start?.noOfMonth ?? 12} />
        </Field>
      </div>
      <OfferTexts start={start} errors={errors} />
      {SHARES.map(([count, days]) => (
        <div key={count} className="grid grid-cols-2 gap-4">
          <Field label={TEXTS.shares[count]} error={errors[count]}>
            <Input name={count} inputMode="numeric" autoComplete="off" defaultValue={start?.[count] ?? 0} />
          </Field>
          <Field label={TEXTS.daysEach[days]} error={errors[days]}>
            <Input name={days} inputMode="numeric" autoComplete="off" defaultValue={start?.[days] ?? 0} />
          </Field>
        </div>
      ))}
    </>
  );
}
