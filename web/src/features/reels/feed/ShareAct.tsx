import type { Reel } from '@plyhaat/contract/reels/reels';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import { shareItems } from '#ui/overlays/share.ts';
import { counted, shortCount } from '../words.ts';
import { ACT, ActFace } from './Act.tsx';
import { tellShare } from './reels.queries.ts';
import * as TEXTS from './texts.ts';

/** The phone's own share sheet where there is one, else a menu. */
export function ShareAct({ reel: { _id, title, shareCount } }: { reel: Reel }) {
  const { publicUrl } = useInstallation();
  const hydrated = useHydrated();
  const [shared, setShared] = useState(false);
  const count = shareCount + (shared ? 1 : 0);
  const onShared = () => {
    setShared(true);
    tellShare(_id);
  };
  const face = <ActFace sign={<Share size={24} strokeWidth={1.75} aria-hidden="true" />} text={shortCount(count)} />;
  const label = TEXTS.shareCount(counted(count, 'share', 'shares'));
  const urlOf = () => new URL(`/reels/${_id}`, publicUrl || window.location.href).href;
  if (!hydrated || 'share' in navigator)
    return (
      <button
        type="button"
        aria-label={label}
        // Closing the sheet is no failure, and shares nothing.
        onClick={() => void navigator.share({ title, url: urlOf() }).then(onShared, () => undefined)}
        className={ACT}
      >
        {face}
      </button>
    );
  return (
    <Menu
      trigger={
        <button type="button" aria-label={label} className={ACT}>
          {face}
        </button>
      }
      items={shareItems(urlOf(), { onShared })}
    />
  );
}
