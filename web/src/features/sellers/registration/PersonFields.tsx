import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Fold } from './Fold.tsx';
import { FormSection } from './FormSection.tsx';
import { PERSON } from './sections.ts';
import * as TEXTS from './texts.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** `ownNumber`: a member registers with the number it signed in with, and has no password. */
type Props = { form: VendorForm; ownNumber?: boolean };

export function PersonFields({ form, ownNumber = false }: Props) {
  const hydrated = useHydrated();
  return (
    <FormSection form={form} section={PERSON}>
      <Field label={TEXTS.authorizedPersonName} required error={errorOf(form, 'authorizedPersonName')}>
        <Input autoComplete="name" {...bind(form, 'authorizedPersonName')} />
      </Field>
      <Field label={TEXTS.dateOfBirth} required error={errorOf(form, 'dateOfBirth')}>
        <Input
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={hydrated ? today() : undefined}
          {...bind(form, 'dateOfBirth')}
        />
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
      <OptionalFields form={form} ownNumber={ownNumber} />
    </FormSection>
  );
}

function OptionalFields({ form, ownNumber }: Required<Props>) {
  const whatsapp = (
    <Field label={TEXTS.whatsappNumber} error={errorOf(form, 'whatsappNo')} className="sm:col-span-2">
      <InputGroup prefix="+91">
        <Input type="tel" inputMode="numeric" {...bind(form, 'whatsappNo')} />
      </InputGroup>
    </Field>
  );
  if (ownNumber)
    return (
      <Fold title={TEXTS.whatsappNumber} holds={['whatsappNo']}>
        {whatsapp}
      </Fold>
    );
  return (
    <Fold
      title={TEXTS.whatsappAndPassword}
      line={TEXTS.youSignInWith}
      holds={['whatsappNo', 'password', 'confirmPassword']}
    >
      {whatsapp}
      <Field label={TEXTS.password} help={TEXTS.atLeast8Characters} error={errorOf(form, 'password')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'password')} />
      </Field>
      <Field label={TEXTS.confirmPassword} error={errorOf(form, 'confirmPassword')}>
        <Input type="password" autoComplete="new-password" {...bind(form, 'confirmPassword')} />
      </Field>
    </Fold>
  );
}
