import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { useState } from 'react';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { MoreButton } from './MoreButton.tsx';

/** What is wanted more rarely: e-mail, share, map and report. The menu comes with the first press. */
export function StoreMore({ seller }: { seller: MemberProfile }) {
  const [wanted, setWanted] = useState(false);
  const MoreMenu = useLazyPart(
    wanted,
    () => import('./MoreMenu.tsx').then((chunk) => chunk.MoreMenu),
    () => setWanted(false),
  );
  if (MoreMenu) return <MoreMenu seller={seller} />;
  return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />;
}
