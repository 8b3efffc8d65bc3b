import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PopoverSheet } from '#ui/overlays/PopoverSheet.tsx';
import { usePopoverOpen } from '#ui/popover.ts';
import { AccountBlock, MenuContents } from './MenuContents.tsx';

export const MENU_ID = 'menu';

/** The menu of small screens. It is in the page as it arrives and opens without a script. */
export function MenuPopover() {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopoverOpen(panel);
  const close = () => panel.current?.hidePopover();
  return (
    <PopoverSheet
      ref={panel}
      id={MENU_ID}
      title={t`Menu`}
      footer={<AccountBlock close={close} />}
      className="md:hidden"
    >
      <MenuContents open={open} close={close} />
    </PopoverSheet>
  );
}
