import { useSession } from '#api/session.ts';
import { LatestNotifications } from '#features/notifications/dropdown/LatestNotifications.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { AccountBlock, MenuContents } from './MenuContents.tsx';
import * as TEXTS from './texts.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The menu of a browser that knows no popovers. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  const { isAuthenticated } = useSession();
  const notifications = isAuthenticated && (
    <LatestNotifications close={close} most={3} className="overflow-hidden rounded-card border border-line" />
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={TEXTS.menu} footer={<AccountBlock close={close} />}>
      <MenuContents close={close} notifications={notifications} />
    </Drawer>
  );
}
