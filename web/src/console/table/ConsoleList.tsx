import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { consoleLists, type ListAddress } from '#api/console-lists.ts';
import { useStored } from '#api/stored.ts';
import { pageOf } from '#shell/page-of.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useSay } from '#ui/said.ts';
import { type Column, Table } from '#ui/table/Table.tsx';
import { RowMenu } from '../editing/RowMenu.tsx';
import { ExportList } from './ExportList.tsx';
import { ListBar } from './ListBar.tsx';
import { ListPager } from './ListPager.tsx';
import { ListViews } from './ListViews.tsx';
import {
  changed,
  fileOf,
  filtersIn,
  type ListColumn,
  type ListPage,
  type ListShape,
  nextSort,
  PER_PAGE,
  totalText,
} from './list.ts';
import { NoRows } from './NoRows.tsx';
import { useRowKeys } from './useRowKeys.ts';

type Found<Row> = {
  readonly data: ListPage<Row> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type ListPath =
  | '/admin/members'
  | '/admin/orders'
  | '/admin/audit'
  | '/admin/searches'
  | '/admin/products'
  | '/admin/leads'
  | '/admin/enquiries'
  | '/admin/requirements'
  | '/admin/applications'
  | '/admin/reports'
  | '/admin/newsletter';

type Props<Row> = {
  shape: ListShape<Row>;
  path: ListPath;
  address: ListAddress;
  found: Found<Row>;
  /** Beside the export. */
  tools?: ReactNode;
};

const NONE: Readonly<Record<string, never>> = {};

function useHidden<Row>({ list, columns }: ListShape<Row>): ReadonlySet<string> {
  const chosen = useStored(consoleLists, NONE)[list]?.columns;
  return new Set(
    columns
      .filter(({ key, isName, isExtra }) => !isName && (chosen ? !chosen.includes(key) : isExtra))
      .map(({ key }) => key),
  );
}

/** A list of the console: search, filters, order and page stand in the address. */
export function ConsoleList<Row>({ shape, path, address, found, tools }: Props<Row>) {
  const { t } = useLingui();
  const say = useSay();
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const hidden = useHidden(shape);
  const go = (next: ListAddress) =>
    void router.navigate({ to: path, search: next as never, resetScroll: false, viewTransition: false });
  const hrefFor = (next: ListAddress) => router.buildLocation({ to: path, search: next as never }).href;
  const { data } = found;
  const file = fileOf(shape);
  return (
    <div ref={frame} className="px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-head">{say(shape.title)}</h1>
          <p role="status" className="min-h-6 text-ink-2 text-ui">
            {data && <Counted shape={shape} data={data} />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1 max-sm:[&>*]:px-3">
          {tools}
          {file && <ExportList list={file} filters={filtersIn(address)} />}
        </div>
      </div>
      <div className="@container/list rounded-card border border-line bg-surface">
        <ListViews shape={shape} counts={data?.counts} address={address} hrefFor={hrefFor} onAddress={go} />
        <ListBar shape={shape} address={address} onAddress={go} hidden={hidden} />
        {found.isError && (
          <ErrorState
            text={t`Failed to load the list. Please try again.`}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
            className="m-4"
          />
        )}
        {found.isPending && <Waiting />}
        {data && <Rows {...{ shape, address, hidden, data, go, hrefFor }} key={JSON.stringify(filtersIn(address))} />}
      </div>
      <p className="mt-3 text-ink-3 text-meta max-md:hidden">
        {file
          ? t`Keys: / search, j and k next and previous row, x select, Enter open`
          : t`Keys: / search, j and k next and previous row, Enter open`}
      </p>
    </div>
  );
}

/** How many rows there are, and what the list says besides. */
function Counted<Row>({ shape, data }: { shape: ListShape<Row>; data: ListPage<Row> }) {
  const { t } = useLingui();
  const say = useSay();
  const found = data.total ? t(shape.found(data.total, totalText(data.total))) : t`None found`;
  return data.counts && shape.counted ? t`${found}, ${{ more: say(shape.counted(data.counts)) }}` : found;
}

/** On a phone a row has its name, what is said to matter there, and what was chosen to be shown. */
const columnOf = <Row,>({ isName, onPhone, isExtra, ...column }: ListColumn<Row>): Column<Row> => ({
  ...column,
  stacked: isName || onPhone || isExtra ? undefined : 'hidden',
});

type RowsProps<Row> = {
  shape: ListShape<Row>;
  address: ListAddress;
  hidden: ReadonlySet<string>;
  data: ListPage<Row>;
  go: (next: ListAddress) => void;
  hrefFor: (next: ListAddress) => string;
};

function Rows<Row>({ shape, address, hidden, data, go, hrefFor }: RowsProps<Row>) {
  const { t } = useLingui();
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (keys: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of keys) on ? next.add(key) : next.delete(key);
    setSelected(next);
  };
  const sort = address.sort ?? shape.defaultSort;
  const { actions, body, perPage = PER_PAGE } = shape;
  const file = fileOf(shape);
  const at = (page: number): ListAddress => ({ ...address, page: page > 1 ? String(page) : undefined });
  if (data.data.length === 0) return <NoRows noneYet={shape.noneYet} address={address} onAddress={go} />;
  return (
    <>
      {body ? (
        body(data.data)
      ) : (
        <ScrollRegion label={t`Table of ${{ title: say(shape.title).toLowerCase() }}`}>
          <Table
            look="list"
            caption={say(shape.title)}
            columns={shape.columns.filter(({ key }) => !hidden.has(key)).map(columnOf)}
            rows={data.data}
            rowKey={shape.rowKey}
            sort={sort}
            onSort={(column) => go(changed(address, { sort: nextSort(sort, column) }))}
            selection={file && { selected, onSelect: select, nameOf: (row) => say(shape.rowName(row)) }}
            actions={actions && ((row) => <RowMenu name={shape.rowName(row)} items={actions(row)} />)}
          />
        </ScrollRegion>
      )}
      <ListPager
        page={pageOf(address.page)}
        perPage={perPage}
        shown={data.data.length}
        total={data.total}
        hasMore={data.hasMore}
        hrefFor={(page) => hrefFor(at(page))}
        onPage={(page) => go(at(page))}
      />
      {selected.size > 0 && (
        <div className="sticky bottom-3 z-10 m-3 flex flex-wrap items-center gap-2 rounded-card bg-night py-2 pr-2 pl-5 font-semibold text-cream text-ui shadow-pop">
          <p role="status">{t`${{ count: selected.size }} selected`}</p>
          <div className="ml-auto flex gap-2">
            <Button variant="glass" onClick={() => setSelected(new Set())}>
              <Trans>Clear</Trans>
            </Button>
            {file && <ExportList list={file} filters={{}} ids={[...selected]} variant="light" />}
          </div>
        </div>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-2 p-4">
      <Loading />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} corners="control" className="h-11" />
      ))}
    </div>
  );
}
