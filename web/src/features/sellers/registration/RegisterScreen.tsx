import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDraft } from '#forms/drafts.ts';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { Head } from '#shell/Head.tsx';
import { useFeature } from '#shell/installation.ts';
import { openLogin } from '#shell/login.ts';
import { SITE } from '#shell/site.ts';
import { Form } from '#ui/forms/Form.tsx';
import { toastSuccess } from '#ui/overlays/Toaster.tsx';
import { BusinessFields } from './BusinessFields.tsx';
import { unfold } from './Fold.tsx';
import { FormProgress } from './FormSection.tsx';
import { PersonFields } from './PersonFields.tsx';
import { usePhotos } from './PhotoFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { registering } from './registration.queries.ts';
import { useVendorSubmit } from './useVendorSubmit.ts';
import { VendorSubmit } from './VendorSubmit.tsx';
import { BLANK, FIELDS, useIndia, useVendorForm } from './vendor-form.ts';

export function RegisterScreen() {
  const { t } = useLingui();
  const isOpen = useFeature('registration');
  return (
    <div className="wrap grid items-start gap-8 py-8 ml:grid-cols-[17rem_minmax(0,1fr)] ml:gap-12 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:py-14">
      <Head
        title={t`Registration Form`}
        description={t`Register your business on ${{ name: SITE.name }}: mills, importers, distributors, dealers, retailers and contractors.`}
        path="/register"
      />
      <Welcome />
      {isOpen ? <RegistrationForm /> : <Closed />}
    </div>
  );
}

function Closed() {
  return (
    <p className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <Trans>We are not taking new sellers at the moment. Please come back later.</Trans>
    </p>
  );
}

function Welcome() {
  const { t } = useLingui();
  const next = [
    t`Fill in the form; it takes about five minutes.`,
    t`Login with your mobile number and the OTP we send. This confirms your number and opens your store.`,
    t`Add products. Our team checks each one before buyers see it.`,
  ];
  return (
    <div className="ml:sticky ml:top-40">
      <h1 className="text-display">
        <Trans>Registration Form</Trans>
      </h1>
      <p className="mt-3 text-ink-2">
        <Trans>For everyone who makes, imports, stocks or fits plywood, laminate, veneer and hardware.</Trans>
      </p>
      <ol className="mt-6 grid gap-3 border-line border-t pt-6 text-ink-2 text-ui max-ml:hidden">
        {next.map((step, at) => (
          <li key={step} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-semibold text-teak tabular-nums">{at + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ui ml:mt-6">
        <Trans>Already registered?</Trans>{' '}
        <button type="button" onClick={() => openLogin()} className="link -my-3 min-h-11">
          <Trans>Login</Trans>
        </button>
      </p>
    </div>
  );
}

/** Of what is typed; photos are not part of the form's values, and consent is given each time. */
const NEVER_KEPT = ['password', 'confirmPassword', 'acceptTerms'] as const;

function RegistrationForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const defaults = { countryId: useIndia() };
  const form = useVendorForm(defaults);
  const draft = useDraft('register', form, NEVER_KEPT);
  useEffect(() => {
    if (draft.restored) unfold(FIELDS.filter((field) => form.getValues(field)));
  }, [draft.restored, form]);
  const startAnew = () => {
    form.reset({ ...BLANK, ...defaults });
    draft.clear();
  };
  const photos = usePhotos();
  const { submit, isSaving, failure } = useVendorSubmit({
    form,
    photos,
    save: registering(),
    onSaved: ({ message }, { mobileNo }) => {
      draft.clear();
      toastSuccess(message);
      void navigate({ to: '/login', state: { phone: mobileNo, isRegistered: true } });
    },
  });
  return (
    <Form
      onSubmit={submit}
      aria-label={t`Registration Form`}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      {draft.restored && <RestoredDraft sends onStartAnew={startAnew} />}
      <FormProgress form={form} />
      <BusinessFields form={form} />
      <PlaceFields form={form} photos={photos} />
      <PersonFields form={form} />
      <VendorSubmit
        form={form}
        label={t`Create Account`}
        savingLabel={t`Creating Account...`}
        isSaving={isSaving}
        isUploading={photos.busy}
        failure={failure}
      />
    </Form>
  );
}
