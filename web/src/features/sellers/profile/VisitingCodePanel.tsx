import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { codePath, shortStorePath } from '@plyhaat/contract/sellers/visiting-code';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { downloadPng } from './code-picture.ts';

/** The store's short address as a QR code for visiting cards and shop windows. */
export function VisitingCodePanel({ profile: { slug, companyName } }: { profile: OwnMember }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const short = new URL(shortStorePath(slug), publicUrl || window.location.href);
  const picture = codePath(slug, 'svg');
  // The link from the store arrives before the profile does.
  const arrive = useCallback((panel: HTMLElement | null) => {
    if (window.location.hash === `#${panel?.id}`) panel?.scrollIntoView();
  }, []);
  return (
    <div ref={arrive} id="visiting-code" className="scroll-mt-32">
      <Panel
        title={t`QR code`}
        line={t`Print it on visiting cards or put it up in your shop. Scanning it opens your store.`}
      >
        <div className="flex flex-wrap items-center gap-5">
          <Picture
            picture={{ path: picture, width: 160, height: 192, placeholder: null }}
            alt={t`QR code of ${companyName}`}
            sizes="160px"
            ratio="own"
            className="h-48 w-40 flex-none rounded border border-line bg-white!"
            imageClassName="object-contain! brightness-100!"
          />
          <div className="grid min-w-0 flex-1 basis-56 gap-4">
            <a href={short.href} className="link break-all">
              {short.host + short.pathname}
            </a>
            <div className="flex flex-wrap gap-2.5">
              <ButtonLink variant="line" href={picture} download={`${slug}.svg`}>
                <Download size={18} strokeWidth={1.75} aria-hidden="true" />
                <Trans>Download SVG</Trans>
              </ButtonLink>
              <PngButton picture={picture} name={`${slug}.png`} />
            </div>
          </div>
        </div>
      </Panel>
    </div>
  );
}

function PngButton({ picture, name }: { picture: string; name: string }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadPng(picture, name).catch(() => toastError(t`We could not create the QR code. Please try again.`));
    setBusy(false);
  };
  return (
    <Button variant="line" busy={busy} onClick={() => void download()}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Download PNG</Trans>
    </Button>
  );
}
