import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { PART } from '#shell/hydration.tsx';
import { EARLY_LOGIN_ID } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { LogoMark } from '#ui/display/Logo.tsx';
import { CLOSE } from '#ui/overlays/close.ts';
import { PhoneField } from './PhoneField.tsx';

const ignore = () => {};

/**
 * The first step of signing in as it stands in server HTML, outside of what React draws: the browser opens it for
 * whoever presses a button for members before the page answers. `early-login.ts` hands what was typed to the modal.
 */
export function EarlyLogin() {
  const { t } = useLingui();
  return (
    <div
      id={EARLY_LOGIN_ID}
      {...PART}
      popover="auto"
      role="dialog"
      aria-label={t`Login`}
      className="fixed inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-2rem)] w-full max-w-none overflow-y-auto rounded-t-lg bg-surface text-ink shadow-pop backdrop:bg-scrim sm:inset-0 sm:m-auto sm:h-fit sm:max-w-110 sm:rounded-lg"
    >
      <div className="ply-edge" aria-hidden="true" />
      <div className="grid gap-5 px-5 py-6 sm:p-8">
        <div>
          <div className="mb-4">
            <LogoMark className="size-10" />
          </div>
          <h2 className="pr-10 text-balance text-head">
            <Trans>Login</Trans>
          </h2>
          <p className="mt-1 text-body text-ink-2">
            <Trans>We will send a six-digit OTP to your phone. No password needed.</Trans>
          </p>
        </div>
        <form className="grid gap-5" noValidate>
          <PhoneField phone="" onPhone={ignore} />
          <Button size="lg" block>
            <Trans>Send OTP</Trans>
          </Button>
        </form>
      </div>
      <button
        type="button"
        popoverTarget={EARLY_LOGIN_ID}
        popoverTargetAction="hide"
        aria-label={t`Close`}
        className={`${CLOSE} top-4.5 right-3.5 bg-surface`}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
