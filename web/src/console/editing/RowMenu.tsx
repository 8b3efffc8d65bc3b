import { EllipsisVertical } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuAction } from '#ui/overlays/Menu.tsx';
import * as TEXTS from './texts.ts';

/** What can be done with a row. */
export function RowMenu({ name, items }: { name: string; items: (MenuAction | 'line')[] }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={TEXTS.actionsFor(name)}>
          <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
      items={items}
    />
  );
}
