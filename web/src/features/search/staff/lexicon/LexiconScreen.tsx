import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import type { LexiconEntry } from '@plyhaat/contract/search/staff/lexicon';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EditList, type EditShape } from '#console/editing/EditList.tsx';
import { RowMenu } from '#console/editing/RowMenu.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { lexiconList, sendChange, sendRemoval } from './lexicon.queries.ts';
import { MissedSearches, TryBox } from './TryBox.tsx';
import { AddDialog, EditDialog } from './WordDialog.tsx';

const KINDS = {
  staff: msg`Added or changed`,
  builtIn: msg`Built in`,
  off: msg`Switched off`,
  ignored: msg`Ignored words`,
} as const;

const route = getRouteApi('/console/admin/lexicon');

export function LexiconScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Lexicon`}>
      <Lexicon />
    </ManagerScreen>
  );
}

type Opened = { readonly act: 'edit' | 'remove'; readonly term: string };
type Acts = { readonly open: (opened: Opened) => void; readonly restore: (entry: LexiconEntry) => void };

const isChanged = ({ meanings, builtIn }: LexiconEntry) => builtIn !== null && builtIn.join() !== meanings.join();

function Origin({ entry }: { entry: LexiconEntry }) {
  if (!entry.isActive)
    return (
      <Badge tone="no">
        <Trans>Switched off</Trans>
      </Badge>
    );
  if (entry.builtIn === null)
    return (
      <Badge tone="ok">
        <Trans>Added</Trans>
      </Badge>
    );
  return isChanged(entry) ? (
    <Badge tone="wait">
      <Trans>Changed</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Built in</Trans>
    </Badge>
  );
}

function Actions({ entry, open, restore }: Acts & { entry: LexiconEntry }) {
  const { t } = useLingui();
  const { term, isActive, builtIn } = entry;
  const toBuiltIn = {
    label: isActive ? t`Back to the built-in meaning` : t`Switch on`,
    onSelect: () => restore(entry),
  };
  const removal = {
    label: builtIn ? t`Switch off` : t`Remove`,
    danger: true,
    onSelect: () => open({ act: 'remove', term }),
  };
  return (
    <RowMenu
      name={term}
      items={[
        { label: t`Edit`, onSelect: () => open({ act: 'edit', term }) },
        ...(builtIn && (isChanged(entry) || !isActive) ? [toBuiltIn] : []),
        ...(isActive ? [removal] : []),
      ]}
    />
  );
}

const shapeOf = (acts: Acts): EditShape<LexiconEntry> => ({
  title: msg`Lexicon`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} word`, other: `${shown} words` })}`,
  noneYet: msg`No words yet.`,
  searchLabel: msg`Word or meaning`,
  rowKey: ({ term }) => term,
  filters: [{ name: 'kind', any: msg`All words`, options: Object.entries(KINDS) }],
  columns: [
    { head: msg`Word`, cell: ({ term }) => <b className="font-semibold wrap-anywhere">{term}</b> },
    {
      head: msg`Means`,
      stacked: 'labelled',
      cell: ({ meanings }) => (meanings.length > 0 ? meanings.join(', ') : <Trans>Nothing: ignored in searches</Trans>),
    },
    { head: msg`Origin`, stacked: 'labelled', cell: (entry) => <Origin entry={entry} /> },
    {
      head: msg`Edited`,
      stacked: 'hidden',
      cell: ({ editedAt }) => (editedAt ? formatDay(new Date(editedAt)) : '–'),
    },
    {
      head: msg`Actions`,
      quietHead: true,
      stacked: 'corner',
      align: 'right',
      cell: (entry) => <Actions entry={entry} {...acts} />,
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
            <Trans>Add word</Trans>
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
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendRemoval(term), { ...READ_ALL_AGAIN, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Remove “${term}”?`}
      text={t`Search will no longer know this word.`}
      confirmLabel={builtIn ? t`Switch off` : t`Remove`}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}
