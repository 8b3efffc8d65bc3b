import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '#api/download.ts';
import { Button } from '#ui/Button.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';

type Props = { title?: string; codes: readonly string[]; onSaved: () => void };

/** The codes, shown this once, to copy or to download. */
export function RecoveryCodes({ title, codes, onSaved }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was typed into is gone: who listens, or uses the keyboard, goes on here.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toastSuccess(t`Copied`),
      ({ message }: Error) => toastError(message),
    );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title ?? <Trans>3. Save your recovery codes</Trans>}
      </h2>
      <p className="text-ink-2 text-ui">
        <Trans>
          Each code signs you in once when you do not have your phone. They are shown only now, so keep them in a safe
          place.
        </Trans>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2 rounded bg-sunken p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={() => void copy()}>
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="line"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'plyhaat-recovery-codes.txt')}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onSaved}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </>
  );
}
