import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { consoleLists, type ListAddress, type SavedView } from '#api/console-lists.ts';
import { useStored } from '#api/stored.ts';
import { TabCount, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { useSay } from '#ui/said.ts';
import { type Counts, cleaned, type ListShape } from './list.ts';

type Props = {
  shape: Pick<ListShape<never>, 'list' | 'firstView' | 'firstCounted' | 'views'>;
  counts: Counts | undefined;
  address: ListAddress;
  hrefFor: (address: ListAddress) => string;
  onAddress: (next: ListAddress) => void;
};

const textOf = (address: ListAddress) => JSON.stringify(Object.entries(cleaned(address)).toSorted());
const NONE: Readonly<Record<string, never>> = {};

/** All, the views of the list, and those that were saved in this browser. */
export function ListViews({ shape, counts = NONE, address, hrefFor, onAddress }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const { list, firstView = msg`All`, firstCounted, views: builtIn = [] } = shape;
  const { views = [] } = useStored(consoleLists, NONE)[list] ?? {};
  if (views.length + builtIn.length === 0) return null;
  const { page: _page, ...here } = address;
  const remove = ({ name }: SavedView) => {
    const choice = consoleLists.get()[list] ?? {};
    const rest = (choice.views ?? []).filter((view) => view.name !== name);
    consoleLists.set({ ...consoleLists.get(), [list]: { ...choice, views: rest } });
  };
  const link = (to: ListAddress) => ({
    href: hrefFor(to),
    'aria-current': textOf(to) === textOf(here) ? ('page' as const) : undefined,
    className: tabLinkClass,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onAddress(to);
    },
  });
  return (
    <nav aria-label={t`Views`} className="scrollbar-none flex gap-6 overflow-x-auto border-line border-b px-4">
      <a {...link({})}>
        {say(firstView)}
        {firstCounted && <TabCount count={counts[firstCounted]} />}
      </a>
      {builtIn.map((view) => (
        <a key={textOf(view.address)} {...link(view.address)}>
          {say(view.name)}
          {view.counted && <TabCount count={counts[view.counted]} />}
        </a>
      ))}
      {views.map((view) => (
        <span key={view.name} className="flex flex-none items-center">
          <a {...link(view.address)}>{view.name}</a>
          <button
            type="button"
            aria-label={t`Delete ${{ name: view.name }}`}
            onClick={() => remove(view)}
            className="-mr-3 grid size-11 place-items-center rounded-full text-ink-3 hover:bg-sunken"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
    </nav>
  );
}
