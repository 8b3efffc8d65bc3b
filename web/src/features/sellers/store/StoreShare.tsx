import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#api/session.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

// Only members get it, and they are known after the page has come.
const ShareMenu = lazy(() => import('./ShareMenu.tsx').then((part) => ({ default: part.ShareMenu })));

/** Share links to social sites; as every contact action, it asks a visitor to sign in first (spec 3 §2). */
export function StoreShare({ seller: { slug } }: { seller: MemberProfile }) {
  const { isAuthenticated } = useSession();
  const look = (
    <>
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.share}
    </>
  );
  if (!isAuthenticated)
    return (
      <Button variant="line" className="print:hidden" {...OPENS_EARLY_LOGIN} onClick={() => openLogin()}>
        {look}
      </Button>
    );
  const waiting = (
    <Button variant="line" className="print:hidden" aria-disabled>
      {look}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <ShareMenu slug={slug}>{look}</ShareMenu>
    </Suspense>
  );
}
