import type { ReactNode } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { shareItems } from '#ui/overlays/share.ts';

export function ShareMenu({ slug, children }: { slug: string; children: ReactNode }) {
  const { publicUrl } = useInstallation();
  const url = new URL(`/seller/${slug}`, publicUrl || window.location.href).href;
  return (
    <Menu
      trigger={
        <Button variant="line" className="print:hidden">
          {children}
        </Button>
      }
      items={shareItems(url)}
    />
  );
}
