import { useState } from 'react';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { ShareButton } from './ShareButton.tsx';

const load = () => import('./ShareMenu.tsx').then((chunk) => chunk.ShareMenu);

/** Few readers share: the menu's code comes with the first press. */
export function SharePost({ path }: { path: string }) {
  const [wanted, setWanted] = useState(false);
  const ShareMenu = useLazyPart(wanted, load, () => setWanted(false));
  if (ShareMenu) return <ShareMenu path={path} />;
  return <ShareButton aria-expanded={false} busy={wanted} onClick={() => setWanted(true)} />;
}
