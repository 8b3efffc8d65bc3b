import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import * as TEXTS from './texts.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** While the store is closed buyers write instead of calling; everything stays listed. */
export function HolidayFields({ form }: { form: ProfileForm }) {
  const { register } = form;
  return (
    <Panel title={TEXTS.holiday} line={TEXTS.buyersCanStillWrite}>
      <Grid columns="form">
        <Field label={TEXTS.onHolidayUntil} optional help={TEXTS.theLastDayYou} error={errorOf(form, 'holidayUntil')}>
          <Input type="date" {...register('holidayUntil')} />
        </Field>
        <PublicField
          label={TEXTS.noteForBuyers}
          optional
          help={TEXTS.forExampleClosedFor}
          error={errorOf(form, 'holidayNote')}
        >
          <Input maxLength={140} {...register('holidayNote')} />
        </PublicField>
      </Grid>
    </Panel>
  );
}
