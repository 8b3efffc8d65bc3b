import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { readMoment } from '@plyhaat/contract/core/moments';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { MomentField } from '#forms/MomentField.tsx';
import { FormPicture } from '#forms/uploads/FormPicture.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { formatMoment } from '#ui/words/dates.ts';
import { AllowanceLeft, useAllowanceLeft } from '../AllowanceLeft.tsx';
import { ownArrival, saveArrival } from '../placements.queries.ts';
import { hasBegun } from '../schedule.ts';
import { ARRIVAL } from '../words.ts';
import { type ArrivalValues, arrivalRules } from './arrival-values.ts';
import { FilledIn } from './FilledIn.tsx';
import { PlacementFrame, PlacementPage, placementForm } from './PlacementFrame.tsx';
import { ProductChoice, useChosen } from './ProductChoice.tsx';

type State = UseFormReturn<ArrivalValues>;

export function ArrivalFormScreen() {
  return (
    <PlacementPage
      words={ARRIVAL}
      saved={ownArrival}
      form={ArrivalForm}
      left={<AllowanceLeft kind="advertisement" />}
    />
  );
}

function ArrivalForm({ saved }: { saved?: Arrival }) {
  const { t } = useLingui();
  const id = saved?._id;
  const draftForm = useDraftForm({ ...placementForm(ARRIVAL, id), ...arrivalRules(t, saved), save: saveArrival(id) });
  const { form, restored } = draftForm;
  return (
    <PlacementFrame draftForm={draftForm} words={ARRIVAL} isNew={!saved}>
      <FieldGroup title={t`Product`}>
        <ProductFields form={form} />
      </FieldGroup>
      <FieldGroup title={t`Picture and time`}>
        <FormPicture
          key={restored ? 'restored' : 'fresh'}
          form={form}
          name="image"
          use="arrival"
          label={t`Image`}
          help={t`JPEG, PNG or WebP, best at 900 × 600`}
        />
        <Start form={form} days={saved ? daysOf(saved) : undefined} fixed={hasBegun(saved)} />
      </FieldGroup>
    </PlacementFrame>
  );
}

const daysOf = ({ startDate, endDate }: Arrival) => Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS);

/** Choosing the product fills in the rest. */
function ProductFields({ form }: { form: State }) {
  const { t } = useLingui();
  const product = useWatch({ control: form.control, name: 'product' });
  const chosen = useChosen(product);
  return (
    <>
      <ProductChoice form={form} name="product" label={t`Product`} />
      <FilledIn label={t`Page address`} value={chosen ? `/product/${chosen.slug}` : ''} />
      <FilledIn label={t`Company`} value={chosen?.companyName ?? ''} />
      <FilledIn label={t`City`} value={chosen?.cityName ?? ''} />
    </>
  );
}

/** The end follows from the start and the plan. */
function Start({ form, days: saved, fixed }: { form: State; days: number | undefined; fixed: boolean }) {
  const { t } = useLingui();
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const planned = useAllowanceLeft('advertisement')?.days;
  const days = saved ?? planned;
  const start = readMoment(startDate);
  const end = start && days ? formatMoment(new Date(start.getTime() + days * DAY_MS), t) : '';
  return (
    <>
      <MomentField
        label={t`Start date`}
        optional
        input={bind(form, 'startDate')}
        error={form.formState.errors.startDate?.message}
        fixed={fixed}
        help={t`India time. Leave empty to start as soon as it is approved.`}
      />
      <FilledIn
        label={t`End date`}
        value={end}
        placeholder={
          days
            ? t`${plural(days, { one: '# day after the start', other: '# days after the start' })}`
            : t`As per your plan`
        }
      />
    </>
  );
}
