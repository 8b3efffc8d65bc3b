import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Share2 } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useInstallation } from '#shell/installation.ts';
import { openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { shareItems } from '#ui/overlays/share.ts';

/** Share links to social sites; as every contact action, it asks a visitor to sign in first (spec 3 §2). */
export function StoreShare({ seller: { slug } }: { seller: MemberProfile }) {
  const { isAuthenticated } = useSession();
  const { publicUrl } = useInstallation();
  const look = (
    <>
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      Share
    </>
  );
  if (!isAuthenticated)
    return (
      <Button variant="line" className="print:hidden" onClick={() => openLogin()}>
        {look}
      </Button>
    );
  const url = new URL(`/seller/${slug}`, publicUrl || window.location.href).href;
  return (
    <Menu
      trigger={
        <Button variant="line" className="print:hidden">
          {look}
        </Button>
      }
      items={shareItems(url)}
    />
  );
}
