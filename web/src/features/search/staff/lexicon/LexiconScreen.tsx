import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import type { LexiconEntry } from '@plyhaat/contract/search/staff/lexicon';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EditList, type EditShape } from '#console/editing/EditList.tsx';
import { type RowItem, RowMenu } from '#console/editing/RowMenu.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { lexiconList, sendChange, sendRemoval } from './lexicon.queries.ts';
import { MissedSearches, TryBox } from './TryBox.tsx';
import * as TEXTS from './texts.ts';
import { AddDialog, EditDialog } from './WordDialog.tsx';

const route = getRouteApi('/console/admin/lexicon');

export function LexiconScreen() {
  return (
    <ManagerScreen title={TEXTS.lexicon}>
      <Lexicon />
    </ManagerScreen>
  );
}

type Opened = { readonly act: 'edit' | 'remove'; readonly term: string };
type Acts = { readonly open: (opened: Opened) => void; readonly restore: (entry: LexiconEntry) => void };

const isChanged = ({ meanings, builtIn }: LexiconEntry) => builtIn !== null && builtIn.join() !== meanings.join();

function Origin({ entry }: { entry: LexiconEntry }) {
  if (!entry.isActive) return <Badge tone="no">{TEXTS.off}</Badge>;
  if (entry.builtIn === null) return <Badge tone="ok">{TEXTS.addedByStaff}</Badge>;
  return isChanged(entry) ? <Badge tone="wait">{TEXTS.changedByStaff}</Badge> : <Badge>{TEXTS.builtIn}</Badge>;
}

function itemsOf(entry: LexiconEntry, { open, restore }: Acts): RowItem[] {
  const { term, isActive, builtIn } = entry;
  return [
    { label: TEXTS.edit, onSelect: () => open({ act: 'edit', term }) },
    ...(builtIn && (isChanged(entry) || !isActive)
      ? [{ label: isActive ? TEXTS.reset : TEXTS.switchOn, onSelect: () => restore(entry) }]
      : []),
    ...(isActive
      ? [
          {
            label: builtIn ? TEXTS.switchOff : TEXTS.remove,
            danger: true,
            onSelect: () => open({ act: 'remove', term }),
          },
        ]
      : []),
  ];
}

const shapeOf = (acts: Acts): EditShape<LexiconEntry> => ({
  title: TEXTS.lexicon,
  found: (count, shown) => msg`${plural(count, { one: `${shown} word`, other: `${shown} words` })}`,
  noneYet: msg`No words yet.`,
  searchLabel: TEXTS.searchLabel,
  rowKey: ({ term }) => term,
  filters: [{ name: 'kind', any: TEXTS.allWords, options: Object.entries(TEXTS.kinds) }],
  columns: [
    { head: TEXTS.word, cell: ({ term }) => <b className="font-semibold wrap-anywhere">{term}</b> },
    {
      head: TEXTS.means,
      stacked: 'labelled',
      cell: ({ meanings }) => (meanings.length > 0 ? meanings.join(', ') : TEXTS.ignored),
    },
    { head: TEXTS.origin, stacked: 'labelled', cell: (entry) => <Origin entry={entry} /> },
    {
      head: TEXTS.edited,
      stacked: 'hidden',
      cell: ({ editedAt }) => (editedAt ? formatDay(new Date(editedAt)) : TEXTS.none),
    },
    {
      head: TEXTS.actions,
      quietHead: true,
      stacked: 'corner',
      align: 'right',
      cell: (entry) => <RowMenu name={entry.term} items={itemsOf(entry, acts)} />,
    },
  ],
});

function Lexicon() {
  const { text, ...address } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAdding, setAdding] = useState(false);
  const found = useQuery(lexiconList(address));
  // The text that a new word is made of stands in the address: other screens link to its form.
  const add = (word: string) => void navigate({ search: { ...address, text: word }, resetScroll: false });
  const closeAdding = () => {
    setAdding(false);
    if (text !== undefined) void navigate({ search: address, resetScroll: false });
  };
  const { mutate: change } = useChange(
    ({ term, version, builtIn }: LexiconEntry) =>
      sendChange(term)({ version, meanings: builtIn ?? [], isActive: true }),
    READ_ALL_AGAIN,
  );
  const entry = found.data?.data.find(({ term }) => term === opened?.term);
  const close = () => setOpened(null);
  return (
    <>
      <EditList
        shape={shapeOf({ open: setOpened, restore: change })}
        path="/admin/lexicon"
        address={address}
        found={found}
        tools={
          <Button onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.addWord}
          </Button>
        }
      >
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TryBox onWord={add} />
          <MissedSearches onWord={add} />
        </div>
      </EditList>
      {(isAdding || text !== undefined) && <AddDialog text={text ?? ''} onClose={closeAdding} />}
      {entry && opened?.act === 'edit' && <EditDialog entry={entry} onClose={close} />}
      {entry && opened?.act === 'remove' && <RemoveDialog entry={entry} onClose={close} />}
    </>
  );
}

function RemoveDialog({ entry: { term, builtIn }, onClose }: { entry: LexiconEntry; onClose: () => void }) {
  const { mutate: change, isPending: isBusy } = useChange(sendRemoval(term), { ...READ_ALL_AGAIN, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TEXTS.removeQuestion(term)}
      text={TEXTS.removeText}
      confirmLabel={builtIn ? TEXTS.switchOff : TEXTS.remove}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}
