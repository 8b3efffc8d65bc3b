import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../Button.tsx';
import { useLazyPart } from '../useLazyPart.ts';

type Opening = { open: boolean; onOpenChange: (open: boolean) => void };

type Props<Contents extends object> = {
  /** How many filters are chosen. */
  count: number;
  load: () => Promise<ComponentType<Contents & Opening>>;
  contents: Contents;
};

/** On small screens the filters are behind a button, and their drawer comes when it is first wanted. */
export function FilterOpener<Contents extends object>({ count, load, contents }: Props<Contents>) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const FilterDrawer = useLazyPart(open, load, () => setOpen(false));
  return (
    <div className="lg:hidden">
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 ? t`Filters (${count})` : t`Filters`}
      </Button>
      {FilterDrawer && <FilterDrawer {...contents} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
