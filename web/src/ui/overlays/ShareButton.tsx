import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Button } from '../Button.tsx';
import { toastError, toastSuccess } from './Toaster.tsx';

type Props = {
  title: string;
  path: string;
  /** The site's public address; empty where the page's own is the right one. */
  origin: string;
};

/** The phone's own share sheet where there is one, else the address goes to the clipboard. */
export function ShareButton({ title, path, origin }: Props) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(path, origin || window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toastSuccess(t`Link copied`);
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') toastError(t`Could not copy the link`);
    }
  };
  return (
    <Button variant="line" onClick={() => void share()}>
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Share</Trans>
    </Button>
  );
}
