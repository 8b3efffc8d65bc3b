import { useRef } from 'react';
import { PopoverSheet } from '#ui/overlays/PopoverSheet.tsx';
import { usePopoverOpen } from '#ui/popover.ts';
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
      <MenuContents open={open} close={close} />
    </PopoverSheet>
  );
}
