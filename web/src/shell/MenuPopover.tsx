import { useRef } from 'react';
import { useSession } from '#api/session.ts';
import { PopoverSheet } from '#ui/overlays/PopoverSheet.tsx';
import { usePopoverOpen } from '#ui/popover.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { AccountBlock, MenuContents } from './MenuContents.tsx';
import * as TEXTS from './texts.ts';

export const MENU_ID = 'menu';

/** The menu of small screens. It is in the page as it arrives and opens without a script. */
export function MenuPopover() {
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopoverOpen(panel);
  const close = () => panel.current?.hidePopover();
  return (
    <PopoverSheet
      ref={panel}
      id={MENU_ID}
      title={TEXTS.menu}
      footer={<AccountBlock close={close} />}
      className="md:hidden"
    >
      <MenuContents close={close} notifications={<Notifications open={open} close={close} />} />
    </PopoverSheet>
  );
}

function Notifications({ open, close }: { open: boolean; close: () => void }) {
  const { isAuthenticated } = useSession();
  const Latest = useLazyPart(
    open && isAuthenticated,
    () => import('#features/notifications/dropdown/LatestNotifications.tsx').then((chunk) => chunk.LatestNotifications),
    close,
  );
  if (!Latest || !isAuthenticated || !open) return null;
  return <Latest close={close} most={3} className="overflow-hidden rounded-card border border-line" />;
}
