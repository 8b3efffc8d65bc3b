import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { shareItems } from '#ui/overlays/share.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { shortCount } from '../words.ts';
import { ACT, ActFace } from './Act.tsx';
import { tellShare } from './reels.queries.ts';

const loadMenu = () => import('#ui/overlays/Menu.tsx').then(({ Menu }) => Menu);

/** The phone's own share sheet where there is one, else a menu. */
export function ShareAct({ reel: { _id, title, shareCount } }: { reel: Reel }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const [shared, setShared] = useState(false);
  const [wanted, setWanted] = useState(false);
  const ShareMenu = useLazyPart(wanted, loadMenu, () => setWanted(false));
  const count = shareCount + (shared ? 1 : 0);
  const shown = shortCount(count, t);
  const onShared = () => {
    setShared(true);
    tellShare(_id);
  };
  const urlOf = () => new URL(`/reels/${_id}`, publicUrl || window.location.href).href;
  // Closing the sheet is no failure, and shares nothing.
  const share = () =>
    'share' in navigator
      ? void navigator.share({ title, url: urlOf() }).then(onShared, () => undefined)
      : setWanted(true);
  const button = (
    <button
      type="button"
      aria-label={t`${plural(count, { one: 'Share, 1 share', other: `Share, ${shown} shares` })}`}
      className={ACT}
      onClick={ShareMenu ? undefined : share}
    >
      <ActFace sign={<Share size={24} strokeWidth={1.75} aria-hidden="true" />} text={shown} />
    </button>
  );
  return ShareMenu ? (
    <ShareMenu defaultOpen trigger={button} items={shareItems(urlOf(), { copyLabel: t`Copy link`, onShared })} />
  ) : (
    button
  );
}
