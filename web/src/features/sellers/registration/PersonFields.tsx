import { FieldGroup } from '#forms/FieldGroup.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import * as TEXTS from './texts.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** `ownNumber`: a member registers with the number it signed in with. */
export function PersonFields({ form, ownNumber = false }: { form: VendorForm; ownNumber?: boolean }) {
  return (
    <FieldGroup title={TEXTS.authorizedPerson}>
      <Field label={TEXTS.authorizedPersonName} required error={errorOf(form, 'authorizedPersonName')}>
        <Input autoComplete="name" {...bind(form, 'authorizedPersonName')} />
      </Field>
      <Field label={TEXTS.email} required error={errorOf(form, 'email')}>
        <Input type="email" autoComplete="email" {...bind(form, 'email')} />
      </Field>
      <Field
        label={TEXTS.mobileNumber}
        required
        help={ownNumber ? TEXTS.theNumberYouSign : TEXTS.n10DigitsYouSign}
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
      <Field label={TEXTS.whatsappNumber} optional error={errorOf(form, 'whatsappNo')}>
        <InputGroup prefix="+91">
          <Input type="tel" inputMode="numeric" {...bind(form, 'whatsappNo')} />
        </InputGroup>
      </Field>
    </FieldGroup>
  );
}

/** What takes the longest to answer stands last. */
export function LastFields({ form }: { form: VendorForm }) {
  const hydrated = useHydrated();
  return (
    <FieldGroup title={TEXTS.twoMoreDetails}>
      <Field label={TEXTS.dateOfBirth} required error={errorOf(form, 'dateOfBirth')}>
        <Input
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={hydrated ? today() : undefined}
          {...bind(form, 'dateOfBirth')}
        />
      </Field>
      <Field label={TEXTS.brandNames} required help={TEXTS.separateWithCommas} error={errorOf(form, 'brandNames')}>
        <Input {...bind(form, 'brandNames')} />
      </Field>
    </FieldGroup>
  );
}

export function PasswordFields({ form }: { form: VendorForm }) {
  return (
    <FieldGroup title={TEXTS.password} line={TEXTS.youSignInWith}>
      <Field label={TEXTS.password} optional help={TEXTS.atLeast8Characters} error={errorOf(form, 'password')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'password')} />
      </Field>
      <Field label={TEXTS.confirmPassword} error={errorOf(form, 'confirmPassword')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'confirmPassword')} />
      </Field>
    </FieldGroup>
  );
}
