import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { State } from '@plyhaat/contract/places/places';
import type { EditedCity } from '@plyhaat/contract/places/staff/cities';
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
import { AddDialog, DeleteDialog, HideDialog, SpellingsDialog } from './CityDialogs.tsx';
import { allStates, cityList, sendChange } from './places.queries.ts';

const KINDS = {
  added: msg`Added by staff`,
  spelt: msg`With spellings`,
  hidden: msg`Hidden`,
} as const;

const route = getRouteApi('/console/admin/places');

export function PlacesScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Places`}>
      <Places />
    </ManagerScreen>
  );
}

type Opened = { readonly act: 'spellings' | 'hide' | 'delete'; readonly id: string };
type Acts = { readonly open: (opened: Opened) => void; readonly show: (city: EditedCity) => void };

const shapeOf = (states: readonly State[], { open, show }: Acts): EditShape<EditedCity> => ({
  title: msg`Places`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} city`, other: `${shown} cities` })}`,
  noneYet: msg`No cities yet.`,
  searchLabel: msg`City or spelling`,
  rowKey: ({ _id }) => _id,
  filters: [
    { name: 'stateId', any: msg`Any state`, options: states.map(({ _id, name }) => [_id, name] as const) },
    { name: 'kind', any: msg`All cities`, options: Object.entries(KINDS) },
  ],
  columns: [
    {
      head: msg`City`,
      cell: ({ name, isAdded, isHidden }) => (
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {isAdded && (
            <Badge tone="ok">
              <Trans>Added</Trans>
            </Badge>
          )}
          {isHidden && (
            <Badge tone="no">
              <Trans>Hidden</Trans>
            </Badge>
          )}
        </span>
      ),
    },
    { head: msg`State`, stacked: 'labelled', cell: ({ state }) => state.name },
    { head: msg`Spellings`, stacked: 'labelled', cell: ({ spellings }) => spellings.join(', ') || null },
    { head: msg`Sellers`, align: 'right', stacked: 'labelled', cell: ({ sellersCount }) => sellersCount },
    {
      head: msg`Actions`,
      quietHead: true,
      stacked: 'corner',
      align: 'right',
      cell: (city) => <Actions city={city} open={open} show={show} />,
    },
  ],
});

function Actions({ city, open, show }: Acts & { city: EditedCity }) {
  const { t } = useLingui();
  const { _id: id, name, isHidden, isAdded } = city;
  return (
    <RowMenu
      name={name}
      items={[
        { label: t`Edit spellings`, onSelect: () => open({ act: 'spellings', id }) },
        isHidden
          ? { label: t`Show again`, onSelect: () => show(city) }
          : { label: t`Hide`, onSelect: () => open({ act: 'hide', id }) },
        ...(isAdded ? [{ label: t`Delete`, danger: true, onSelect: () => open({ act: 'delete', id }) }] : []),
      ]}
    />
  );
}

function Places() {
  const address = route.useSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAdding, setAdding] = useState(false);
  const found = useQuery(cityList(address));
  const { data: states = [] } = useQuery(allStates());
  const { mutate: change } = useChange(
    ({ _id, version }: EditedCity) => sendChange(_id)({ version, isHidden: false }),
    READ_ALL_AGAIN,
  );
  const city = found.data?.data.find(({ _id }) => _id === opened?.id);
  const one = city && { city, onClose: () => setOpened(null) };
  return (
    <>
      <EditList
        shape={shapeOf(states, { open: setOpened, show: change })}
        path="/admin/places"
        address={address}
        found={found}
        tools={
          <Button onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Add city</Trans>
          </Button>
        }
      />
      {isAdding && <AddDialog states={states} stateId={address.stateId} onClose={() => setAdding(false)} />}
      {one && opened?.act === 'spellings' && <SpellingsDialog {...one} />}
      {one && opened?.act === 'hide' && <HideDialog {...one} />}
      {one && opened?.act === 'delete' && <DeleteDialog {...one} />}
    </>
  );
}
