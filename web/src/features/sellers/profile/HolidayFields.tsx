import { useLingui } from '@lingui/react/macro';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** While the store is closed buyers write instead of calling; everything stays listed. */
export function HolidayFields({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const { register } = form;
  return (
    <Panel
      title={t`Holiday`}
      line={t`Your products stay listed. Buyers can send a message but not call until you are back.`}
    >
      <Grid columns="form">
        <Field
          label={t`On holiday until`}
          optional
          help={t`The last day you are closed. It ends by itself.`}
          error={errorOf(form, 'holidayUntil')}
        >
          <Input type="date" {...register('holidayUntil')} />
        </Field>
        <PublicField
          label={t`Note for buyers`}
          optional
          help={t`For example: closed for Diwali`}
          error={errorOf(form, 'holidayNote')}
        >
          <Input maxLength={140} {...register('holidayNote')} />
        </PublicField>
      </Grid>
    </Panel>
  );
}
