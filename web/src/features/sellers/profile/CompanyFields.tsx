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
import * as TEXTS from './texts.ts';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type CompanyField = keyof ProfileValues['companyObj'];
type Plain = readonly [name: CompanyField, label: string, type?: HTMLInputTypeAttribute];

/** Fields without a rule of their own, in the order of the form. */
const PLAIN: readonly Plain[] = [
  ['natureOfBusiness', TEXTS.natureOfBusiness],
  ['legalStatus', TEXTS.legalStatus],
  ['noofepmployee', TEXTS.numberOfEmployees],
  ['annualTurnover', TEXTS.annualTurnover],
  ['iecCode', TEXTS.iecCode],
  ['cinNo', TEXTS.cinNumber],
  ['companyCeo', 'CEO'],
  ['phone', TEXTS.companyPhone, 'tel'],
  ['email', TEXTS.companyEMail, 'email'],
];

type Props = { form: ProfileForm; files: ProfileFiles; profile: OwnMember };

export function CompanyFields({ form, files, profile }: Props) {
  const { register } = form;
  return (
    <Panel title={TEXTS.companyDetails} line={TEXTS.buyersDoNotSee}>
      <Grid columns="form">
        <PublicField names label={TEXTS.companyName} required error={errorOf(form, 'companyObj.name')}>
          <Input autoComplete="organization" {...register('companyObj.name')} />
        </PublicField>
        <GstFields form={form} files={files} />
        <Field label={TEXTS.yearOfEstablishment} optional error={errorOf(form, 'companyObj.yearOfEstablishment')}>
          <Input inputMode="numeric" {...register('companyObj.yearOfEstablishment')} />
        </Field>
        {PLAIN.map(([name, label, type = 'text']) => (
          <Field key={name} label={label} optional error={errorOf(form, `companyObj.${name}`)}>
            <Input type={type} {...register(`companyObj.${name}`)} />
          </Field>
        ))}
        <Field
          label={TEXTS.googleMapsLink}
          optional
          error={errorOf(form, 'companyObj.googleMapsLink')}
          help={TEXTS.openYourShopIn}
        >
          <Input type="url" inputMode="url" {...register('companyObj.googleMapsLink')} />
        </Field>
        <PublicField
          names
          label={TEXTS.companyAddress}
          optional
          error={errorOf(form, 'companyObj.address')}
          className="sm:col-span-2"
        >
          <Textarea rows={3} {...register('companyObj.address')} />
        </PublicField>
        <PublicField
          names
          label={TEXTS.aboutTheCompany}
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
          label={TEXTS.brandNames}
          optional
          help={TEXTS.separateWithCommas}
          error={errorOf(form, 'brandNames')}
          className="sm:col-span-2"
        >
          <Input {...register('brandNames')} />
        </PublicField>
      </Grid>
    </Panel>
  );
}
