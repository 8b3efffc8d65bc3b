import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

/** A number to call or to copy. */
export function ShownPhone({ phone }: { phone: string }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(phone).then(
      () => toastSuccess(msg`Number copied`),
      ({ message }: Error) => toastError(message),
    );
  return (
    <span className="-my-2 inline-flex items-center">
      <Phone phone={phone} dial className="link inline-flex min-h-11 items-center" />
      <Button variant="quiet" size="icon" aria-label={t`Copy number`} onClick={() => void copy()}>
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
