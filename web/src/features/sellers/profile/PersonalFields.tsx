import { useLingui } from '@lingui/react/macro';
import { isBusiness, type Role } from '@plyhaat/contract/core/roles';
import { useWatch } from 'react-hook-form';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { NewNumber, type useNewNumber } from './NewNumber.tsx';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; role: Role; files: ProfileFiles; proof: ReturnType<typeof useNewNumber> };

export function PersonalFields({ form, role, files, proof }: Props) {
  const { t } = useLingui();
  const phone = useWatch({ control: form.control, name: 'phone' });
  const { register } = form;
  return (
    <Panel title={t`Personal details`}>
      <Grid columns="form">
        <PublicField names label={t`Name`} required error={errorOf(form, 'name')}>
          <Input autoComplete="name" {...register('name')} />
        </PublicField>
        <Field label={t`Role`} help={t`Only our team can change it`}>
          <Input value={t(ROLE_NAMES[role])} readOnly className="bg-sunken! text-ink-2!" />
        </Field>
        <Field label={t`Mobile number`} required error={errorOf(form, 'phone')}>
          <Input type="tel" autoComplete="tel" inputMode="tel" {...register('phone')} />
        </Field>
        <Field label={t`E-mail`} optional error={errorOf(form, 'email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <NewNumber phone={phone} proof={proof} />
        {isBusiness(role) && <BusinessContacts form={form} />}
        <Field label={t`Date of birth`} optional error={errorOf(form, 'dob')}>
          <Input type="date" autoComplete="bday" {...register('dob')} />
        </Field>
        <Field label={t`Anniversary`} optional error={errorOf(form, 'aniversaryDate')}>
          <Input type="date" {...register('aniversaryDate')} />
        </Field>
        <div className="sm:col-span-2">
          <FileDrop
            label={t`Profile image`}
            help={t`Best at 150x150, under 5MB`}
            {...files.profileImage.drop}
            error={errorOf(form, 'profileImage')}
          />
        </div>
      </Grid>
    </Panel>
  );
}

function BusinessContacts({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`WhatsApp`} optional error={errorOf(form, 'whatsapp')}>
        <Input type="tel" inputMode="tel" {...form.register('whatsapp')} />
      </Field>
      <Field label={t`Landline`} optional error={errorOf(form, 'landline')}>
        <Input type="tel" inputMode="tel" {...form.register('landline')} />
      </Field>
    </>
  );
}
