import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuAction } from '#ui/overlays/Menu.tsx';
import { type Said, useSay } from '#ui/said.ts';

/** What can be done with a row. */
export function RowMenu({ name, items }: { name: Said; items: (MenuAction | 'line')[] }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={t`Actions for ${{ name: say(name) }}`}>
          <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
      items={items}
    />
  );
}
