import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { SellerFilters } from './SellerFilters.tsx';
import * as TEXTS from './texts.ts';
import type { Sellers } from './useSellers.ts';

type Props = { sellers: Sellers; open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Every choice takes effect at once; the button only goes back to the list. */
export function SellerFilterDrawer({ sellers, open, onOpenChange }: Props) {
  const total = sellers.list.data?.total ?? 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={TEXTS.filters}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          {TEXTS.show} {total.toLocaleString('en-IN')} {total === 1 ? TEXTS.seller : TEXTS.sellers}
        </Button>
      }
    >
      <SellerFilters sellers={sellers} />
    </Drawer>
  );
}
