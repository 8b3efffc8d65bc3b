import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import { listSearches, type UsedSearch } from '@plyhaat/contract/search/staff/searches';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { SearchActions } from './SearchActions.tsx';

const route = getRouteApi('/console/admin/searches');

const counted = (count: number) => count.toLocaleString('en-IN');
const nothingIn = (count: number) => count > 0 && <span className="font-semibold text-brick">{counted(count)}</span>;

/** Leads to what a buyer sees. On a phone the figures stand under the text, each with its name. */
function Text({ row: { text, uses, nothing } }: { row: UsedSearch }) {
  const { t } = useLingui();
  return (
    <>
      <Link
        to="/search"
        search={{ q: text }}
        title={t`See what buyers see`}
        className="inline-flex min-h-8 items-center font-semibold wrap-anywhere hover:underline"
      >
        {text}
      </Link>
      <small className="block text-ink-2 text-meta md:hidden">
        {[t`${{ times: counted(uses) }} searches`, nothing > 0 && t`${{ times: counted(nothing) }} found nothing`]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}

const SEARCHES: ListShape<UsedSearch> = {
  list: 'searches',
  title: msg`Searches`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} text`, other: `${shown} texts` })}`,
  noneYet: msg`No texts yet.`,
  searchLabel: msg`Part of a text`,
  defaultSort: '-uses',
  rowKey: ({ text }) => text,
  rowName: ({ text }) => text,
  filters: [
    { name: 'nothing', any: msg`Found or not`, options: [['true', msg`Nothing found`]] },
    {
      name: 'days',
      any: msg`Last 30 days`,
      options: [
        ['7', msg`Last 7 days`],
        ['90', msg`Last 90 days`],
      ],
    },
  ],
  columns: [
    { key: 'text', head: msg`Text`, isName: true, cell: (row) => <Text row={row} /> },
    { key: 'uses', head: msg`Searched`, sort: 'uses', align: 'right', cell: ({ uses }) => counted(uses) },
    {
      key: 'nothing',
      head: msg`Found nothing`,
      sort: 'nothing',
      align: 'right',
      cell: ({ nothing }) => nothingIn(nothing),
    },
    { key: 'taps', head: msg`Result opened`, sort: 'taps', align: 'right', cell: ({ taps }) => counted(taps) },
    { key: 'last', head: msg`Last searched`, sort: 'last', cell: ({ lastDay }) => formatDay(new Date(lastDay)) },
    { key: 'actions', head: msg`Actions`, onPhone: true, align: 'right', cell: (row) => <SearchActions row={row} /> },
  ],
};

/** What visitors search for, and what they do not find. */
export const SearchesScreen = () => (
  <ManagerList endpoint={listSearches} shape={SEARCHES} path="/admin/searches" address={route.useSearch()} />
);
