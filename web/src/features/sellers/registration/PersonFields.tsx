import { FieldGroup } from '#forms/FieldGroup.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** `ownNumber`: a member registers with the number it signed in with. */
export function PersonFields({ form, ownNumber = false }: { form: VendorForm; ownNumber?: boolean }) {
  const hydrated = useHydrated();
  return (
    <FieldGroup title="Authorized person">
      <Field label="Authorized person name" required error={errorOf(form, 'authorizedPersonName')}>
        <Input autoComplete="name" {...bind(form, 'authorizedPersonName')} />
      </Field>
      <Field label="Date of birth" required error={errorOf(form, 'dateOfBirth')}>
        <Input
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={hydrated ? today() : undefined}
          {...bind(form, 'dateOfBirth')}
        />
      </Field>
      <Field label="Email" required error={errorOf(form, 'email')}>
        <Input type="email" autoComplete="email" {...bind(form, 'email')} />
      </Field>
      <Field
        label="Mobile number"
        required
        help={ownNumber ? 'The number you sign in with' : '10 digits; you sign in with it'}
        error={errorOf(form, 'mobileNo')}
      >
        <InputGroup prefix="+91">
          <Input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            readOnly={ownNumber}
            {...bind(form, 'mobileNo')}
          />
        </InputGroup>
      </Field>
      <Field label="WhatsApp number" optional error={errorOf(form, 'whatsappNo')}>
        <InputGroup prefix="+91">
          <Input type="tel" inputMode="numeric" {...bind(form, 'whatsappNo')} />
        </InputGroup>
      </Field>
    </FieldGroup>
  );
}

export function PasswordFields({ form }: { form: VendorForm }) {
  return (
    <FieldGroup title="Password" line="You sign in with an OTP sent to your mobile. A password is optional.">
      <Field label="Password" optional help="At least 8 characters" error={errorOf(form, 'password')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'password')} />
      </Field>
      <Field label="Confirm password" error={errorOf(form, 'confirmPassword')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'confirmPassword')} />
      </Field>
    </FieldGroup>
  );
}
