import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { SellerFilters } from './SellerFilters.tsx';
import type { Sellers } from './useSellers.ts';

type Props = { sellers: Sellers; open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Every choice takes effect at once; the button only goes back to the list. */
export function SellerFilterDrawer({ sellers, open, onOpenChange }: Props) {
  const { t } = useLingui();
  const total = sellers.list.data?.total ?? 0;
  const shown = total.toLocaleString('en-IN');
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t`Filters`}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          <Plural value={total} one="Show 1 seller" other={`Show ${shown} sellers`} />
        </Button>
      }
    >
      <SellerFilters sellers={sellers} />
    </Drawer>
  );
}
