import { useLingui } from '@lingui/react/macro';
import { useInstallation } from '#shell/installation.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { shareItems } from '#ui/overlays/share.ts';

type Props = { slug: string; name: string; open: boolean; onClose: () => void };

/** The social sites that take a link, and the link itself. */
export function ShareDialog({ slug, name, open, onClose }: Props) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const url = new URL(`/seller/${slug}`, publicUrl || window.location.href).href;
  return (
    <Dialog open={open} onOpenChange={(open) => !open && onClose()} title={t`Share ${name}`}>
      <ul className="grid grid-cols-2 gap-3">
        {shareItems(url, { copyLabel: t`Copy link`, onShared: onClose }).map((item) =>
          item === 'line' ? null : (
            <li key={String(item.label)} className="last:col-span-2">
              {item.href ? (
                <ButtonLink
                  block
                  variant="line"
                  href={item.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={item.onSelect}
                >
                  {item.label}
                </ButtonLink>
              ) : (
                <Button block variant="line" onClick={item.onSelect}>
                  {item.label}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
