import { useLingui } from '@lingui/react/macro';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Fold } from './Fold.tsx';
import { FormSection } from './FormSection.tsx';
import { PERSON } from './sections.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** `ownNumber`: a member registers with the number it signed in with, and has no password. */
type Props = { form: VendorForm; ownNumber?: boolean };

export function PersonFields({ form, ownNumber = false }: Props) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <FormSection form={form} section={PERSON}>
      <Field label={t`Authorized person name`} required error={errorOf(form, 'authorizedPersonName')}>
        <Input autoComplete="name" {...bind(form, 'authorizedPersonName')} />
      </Field>
      <Field label={t`Date of birth`} required error={errorOf(form, 'dateOfBirth')}>
        <Input
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={hydrated ? today() : undefined}
          {...bind(form, 'dateOfBirth')}
        />
      </Field>
      <Field label={t`Email`} required error={errorOf(form, 'email')}>
        <Input type="email" autoComplete="email" {...bind(form, 'email')} />
      </Field>
      <Field
        label={t`Mobile number`}
        required
        help={ownNumber ? t`The number you sign in with` : t`10 digits; you sign in with it`}
        error={errorOf(form, 'mobileNo')}
      >
        <InputGroup prefix="+91">
          <Input
            type="text"
            inputMode="numeric"
            autoComplete="tel-national"
            readOnly={ownNumber}
            {...bind(form, 'mobileNo')}
          />
        </InputGroup>
      </Field>
      <OptionalFields form={form} ownNumber={ownNumber} />
    </FormSection>
  );
}

function OptionalFields({ form, ownNumber }: Required<Props>) {
  const { t } = useLingui();
  const whatsapp = (
    <Field label={t`WhatsApp number`} error={errorOf(form, 'whatsappNo')} className="sm:col-span-2">
      <InputGroup prefix="+91">
        <Input type="tel" inputMode="numeric" {...bind(form, 'whatsappNo')} />
      </InputGroup>
    </Field>
  );
  if (ownNumber)
    return (
      <Fold title={t`WhatsApp number`} holds={['whatsappNo']}>
        {whatsapp}
      </Fold>
    );
  return (
    <Fold
      title={t`WhatsApp number and password`}
      line={t`You sign in with an OTP sent to your mobile. A password is optional.`}
      holds={['whatsappNo', 'password', 'confirmPassword']}
    >
      {whatsapp}
      <Field label={t`Password`} help={t`At least 8 characters`} error={errorOf(form, 'password')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'password')} />
      </Field>
      <Field label={t`Confirm password`} error={errorOf(form, 'confirmPassword')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'confirmPassword')} />
      </Field>
    </Fold>
  );
}
