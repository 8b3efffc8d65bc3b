import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#forms/Notice.tsx';
import { useAddress } from '#languages/useAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/display/Spinner.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

type Props = {
  form: VendorForm;
  label: string;
  savingLabel: string;
  isSaving: boolean;
  isUploading: boolean;
  /** Why the form was refused as a whole. */
  failure: string | undefined;
};

/** The foot of the form: the terms, and the button that says what it is doing. */
export function VendorSubmit({ form, label, savingLabel, isSaving, isUploading, failure }: Props) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <Check label={<Terms />} required error={errorOf(form, 'acceptTerms')} {...bind(form, 'acceptTerms')} />
      {failure && <Notice outcome="failed">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          disabled={isUploading}
          aria-disabled={isSaving || undefined}
          className="max-sm:w-full sm:min-w-56"
        >
          {isSaving && <Spinner className="text-white" />}
          {isSaving ? savingLabel : label}
        </Button>
        <p role="status" className="text-ink-2 text-ui empty:hidden">
          {isUploading && t`Your photos are still uploading.`}
        </p>
      </div>
    </div>
  );
}

/** In a tab of their own: who reads them keeps what was typed. */
function Terms() {
  const addressOf = useAddress();
  return (
    <Trans>
      I accept the{' '}
      <a href={addressOf('/terms')} target="_blank" rel="noopener" className="link">
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href={addressOf('/privacy')} target="_blank" rel="noopener" className="link">
        Privacy Policy
      </a>
    </Trans>
  );
}
