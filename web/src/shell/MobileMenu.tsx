import { useLingui } from '@lingui/react/macro';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { AccountBlock, MenuContents } from './MenuContents.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The menu of a browser that knows no popovers. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const { t } = useLingui();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t`Menu`} footer={<AccountBlock close={close} />}>
      <MenuContents open={open} close={close} />
    </Drawer>
  );
}
