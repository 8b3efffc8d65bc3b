import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import type { HTMLInputTypeAttribute } from 'react';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { CategoryField } from './CategoryField.tsx';
import { GstFields } from './GstFields.tsx';
import type { ProfileValues } from './profile-values.ts';
import { ServedStatesField } from './ServedStatesField.tsx';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type CompanyField = keyof ProfileValues['companyObj'];
type Plain = readonly [name: CompanyField, label: MessageDescriptor, type?: HTMLInputTypeAttribute];

/** Fields without a rule of their own, in the order of the form. */
const PLAIN: readonly Plain[] = [
  ['natureOfBusiness', msg`Nature of business`],
  ['legalStatus', msg`Legal status`],
  ['noofepmployee', msg`Number of employees`],
  ['annualTurnover', msg`Annual turnover`],
  ['iecCode', msg`IEC code`],
  ['cinNo', msg`CIN number`],
  ['companyCeo', msg`CEO`],
  ['phone', msg`Company phone`, 'tel'],
  ['email', msg`Company e-mail`, 'email'],
];

type Props = { form: ProfileForm; files: ProfileFiles; profile: OwnMember };

export function CompanyFields({ form, files, profile }: Props) {
  const { t } = useLingui();
  const { register } = form;
  return (
    <Panel
      title={t`Company details`}
      line={t`Buyers do not see the certificate, turnover, employees, CEO, IEC code and CIN number.`}
    >
      <Grid columns="form">
        <PublicField names label={t`Company name`} required error={errorOf(form, 'companyObj.name')}>
          <Input autoComplete="organization" {...register('companyObj.name')} />
        </PublicField>
        <GstFields form={form} files={files} />
        <Field label={t`Year of establishment`} optional error={errorOf(form, 'companyObj.yearOfEstablishment')}>
          <Input inputMode="numeric" {...register('companyObj.yearOfEstablishment')} />
        </Field>
        {PLAIN.map(([name, label, type = 'text']) => (
          <Field key={name} label={t(label)} optional error={errorOf(form, `companyObj.${name}`)}>
            <Input type={type} {...register(`companyObj.${name}`)} />
          </Field>
        ))}
        <Field
          label={t`Google Maps link`}
          optional
          error={errorOf(form, 'companyObj.googleMapsLink')}
          help={t`Open your shop in Google Maps, press Share and copy the link`}
        >
          <Input type="url" inputMode="url" {...register('companyObj.googleMapsLink')} />
        </Field>
        <PublicField
          names
          label={t`Company address`}
          optional
          error={errorOf(form, 'companyObj.address')}
          className="sm:col-span-2"
        >
          <Textarea rows={3} {...register('companyObj.address')} />
        </PublicField>
        <PublicField
          names
          label={t`About the company`}
          optional
          error={errorOf(form, 'description')}
          className="sm:col-span-2"
        >
          <Textarea rows={4} {...register('description')} />
        </PublicField>
        <CategoryField form={form} profile={profile} />
        <ServedStatesField form={form} />
        <PublicField
          names
          label={t`Brand names`}
          optional
          help={t`Separate with commas`}
          error={errorOf(form, 'brandNames')}
          className="sm:col-span-2"
        >
          <Input {...register('brandNames')} />
        </PublicField>
      </Grid>
    </Panel>
  );
}
