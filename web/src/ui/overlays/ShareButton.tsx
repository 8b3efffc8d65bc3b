import { Share2 } from 'lucide-react';
import * as TEXTS from '#features/catalog/product/texts.ts';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '../Button.tsx';
import { toastError, toastSuccess } from './Toaster.tsx';

/** The phone's own share sheet where there is one, else the address goes to the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { publicUrl } = useInstallation();
  const share = async () => {
    const url = new URL(path, publicUrl || window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toastSuccess(TEXTS.linkCopied);
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') toastError(TEXTS.couldNotCopyThe);
    }
  };
  return (
    <Button variant="line" onClick={() => void share()}>
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.share}
    </Button>
  );
}
