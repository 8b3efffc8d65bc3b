import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { Filters } from './Filters.tsx';
import * as TEXTS from './texts.ts';

type Props = ComponentProps<typeof Filters> & { open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Every choice takes effect at once; the button only goes back to the list. */
export function FilterDrawer({ open, onOpenChange, ...filters }: Props) {
  const { found } = filters;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={TEXTS.filters}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          {TEXTS.showProducts(found?.total ?? 0, found?.nearest?.more ?? 0)}
        </Button>
      }
    >
      <Filters {...filters} />
    </Drawer>
  );
}
