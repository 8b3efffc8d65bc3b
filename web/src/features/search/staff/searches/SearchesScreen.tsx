import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import { listSearches, type UsedSearch } from '@plyhaat/contract/search/staff/searches';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { SearchActions } from './SearchActions.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/searches');

const counted = (count: number) => count.toLocaleString('en-IN');
const nothingIn = (count: number) => count > 0 && <span className="font-semibold text-brick">{counted(count)}</span>;

/** Leads to what a buyer sees. On a phone the figures stand under the text, each with its name. */
function Text({ row: { text, uses, nothing } }: { row: UsedSearch }) {
  return (
    <>
      <Link
        to="/search"
        search={{ q: text }}
        title={TEXTS.seeResults}
        className="inline-flex min-h-8 items-center font-semibold wrap-anywhere hover:underline"
      >
        {text}
      </Link>
      <small className="block text-ink-2 text-meta md:hidden">
        {[TEXTS.timesSearched(counted(uses)), nothing > 0 && TEXTS.timesNothing(counted(nothing))]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}

const SEARCHES: ListShape<UsedSearch> = {
  list: 'searches',
  title: TEXTS.searches,
  found: (count, shown) => msg`${plural(count, { one: `${shown} text`, other: `${shown} texts` })}`,
  noneYet: msg`No texts yet.`,
  searchLabel: TEXTS.searchLabel,
  defaultSort: '-uses',
  rowKey: ({ text }) => text,
  rowName: ({ text }) => text,
  filters: [
    { name: 'nothing', any: TEXTS.foundOrNot, options: [['true', TEXTS.nothingFound]] },
    {
      name: 'days',
      any: TEXTS.last30Days,
      options: [
        ['7', TEXTS.last7Days],
        ['90', TEXTS.last90Days],
      ],
    },
  ],
  columns: [
    { key: 'text', head: TEXTS.text, isName: true, cell: (row) => <Text row={row} /> },
    { key: 'uses', head: TEXTS.uses, sort: 'uses', align: 'right', cell: ({ uses }) => counted(uses) },
    { key: 'nothing', head: TEXTS.nothing, sort: 'nothing', align: 'right', cell: ({ nothing }) => nothingIn(nothing) },
    { key: 'taps', head: TEXTS.taps, sort: 'taps', align: 'right', cell: ({ taps }) => counted(taps) },
    { key: 'last', head: TEXTS.lastDay, sort: 'last', cell: ({ lastDay }) => formatDay(new Date(lastDay)) },
    { key: 'actions', head: TEXTS.actions, onPhone: true, align: 'right', cell: (row) => <SearchActions row={row} /> },
  ],
};

/** What visitors search for, and what they do not find. */
export const SearchesScreen = () => (
  <ManagerList endpoint={listSearches} shape={SEARCHES} path="/admin/searches" address={route.useSearch()} />
);
