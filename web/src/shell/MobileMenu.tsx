import { Drawer } from '#ui/overlays/Drawer.tsx';
import { AccountBlock, MenuContents } from './MenuContents.tsx';
import * as TEXTS from './texts.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The menu of a browser that knows no popovers. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={TEXTS.menu} footer={<AccountBlock close={close} />}>
      <MenuContents open={open} close={close} />
    </Drawer>
  );
}
