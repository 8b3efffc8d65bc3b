import { roleLabel } from '@plyhaat/contract/core/role-label';
import { isBusiness, type Role } from '@plyhaat/contract/core/roles';
import { useWatch } from 'react-hook-form';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { NewNumber, type useNewNumber } from './NewNumber.tsx';
import * as TEXTS from './texts.ts';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; role: Role; files: ProfileFiles; proof: ReturnType<typeof useNewNumber> };

export function PersonalFields({ form, role, files, proof }: Props) {
  const phone = useWatch({ control: form.control, name: 'phone' });
  const { register } = form;
  return (
    <Panel title={TEXTS.personalDetails}>
      <Grid columns="form">
        <PublicField names label={TEXTS.name} required error={errorOf(form, 'name')}>
          <Input autoComplete="name" {...register('name')} />
        </PublicField>
        <Field label={TEXTS.role} help={TEXTS.onlyOurTeamCan}>
          <Input value={roleLabel(role)} readOnly className="bg-sunken! text-ink-2!" />
        </Field>
        <Field label={TEXTS.mobileNumber} required error={errorOf(form, 'phone')}>
          <Input type="tel" autoComplete="tel" inputMode="tel" {...register('phone')} />
        </Field>
        <Field label={TEXTS.eMail} optional error={errorOf(form, 'email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <NewNumber phone={phone} proof={proof} />
        {isBusiness(role) && <BusinessContacts form={form} />}
        <Field label={TEXTS.dateOfBirth} optional error={errorOf(form, 'dob')}>
          <Input type="date" autoComplete="bday" {...register('dob')} />
        </Field>
        <Field label={TEXTS.anniversary} optional error={errorOf(form, 'aniversaryDate')}>
          <Input type="date" {...register('aniversaryDate')} />
        </Field>
        <div className="sm:col-span-2">
          <FileDrop
            label={TEXTS.profileImage}
            help={TEXTS.bestAt150x150Under}
            {...files.profileImage.drop}
            error={errorOf(form, 'profileImage')}
          />
        </div>
      </Grid>
    </Panel>
  );
}

function BusinessContacts({ form }: { form: ProfileForm }) {
  return (
    <>
      <Field label={TEXTS.whatsapp} optional error={errorOf(form, 'whatsapp')}>
        <Input type="tel" inputMode="tel" {...form.register('whatsapp')} />
      </Field>
      <Field label={TEXTS.landline} optional error={errorOf(form, 'landline')}>
        <Input type="tel" inputMode="tel" {...form.register('landline')} />
      </Field>
    </>
  );
}
