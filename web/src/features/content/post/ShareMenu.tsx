import { useLingui } from '@lingui/react/macro';
import { useInstallation } from '#shell/installation.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import { SHARE_SITES, shareItems } from '#ui/overlays/share.ts';
import { ShareButton } from './ShareButton.tsx';

/** CONT-6. */
const SITES = { Facebook: SHARE_SITES.Facebook, Twitter: SHARE_SITES.X, LinkedIn: SHARE_SITES.LinkedIn };

export function ShareMenu({ path }: { path: string }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const url = new URL(path, publicUrl || window.location.href).href;
  return (
    <Menu defaultOpen trigger={<ShareButton />} items={shareItems(url, { sites: SITES, copyLabel: t`Copy Link` })} />
  );
}
