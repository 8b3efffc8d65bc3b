import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { Filters } from './Filters.tsx';
import { showProducts } from './found-words.ts';

type Props = ComponentProps<typeof Filters> & { open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of small screens. Every choice takes effect at once; the button only goes back to the list. */
export function FilterDrawer({ open, onOpenChange, ...filters }: Props) {
  const { t } = useLingui();
  const { found } = filters;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t`Filters`}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          {t(showProducts(found?.total ?? 0, found?.nearest?.more ?? 0))}
        </Button>
      }
    >
      <Filters {...filters} />
    </Drawer>
  );
}
