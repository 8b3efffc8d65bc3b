import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListAddress } from '#api/console-lists.ts';
import { ListSearch } from '#forms/ListSearch.tsx';
import { pageOf } from '#shell/page-of.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { type Said, useSay } from '#ui/said.ts';
import { type Column, Table } from '#ui/table/Table.tsx';
import { Filters } from '../table/ListBar.tsx';
import { ListPager } from '../table/ListPager.tsx';
import { changed, type Found as FoundWords, type ListFilter, type ListPage, totalText } from '../table/list.ts';
import { NoRows } from '../table/NoRows.tsx';

type Found<Row> = {
  readonly data: ListPage<Row> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type EditShape<Row> = FoundWords & {
  readonly title: Said;
  readonly searchLabel: Said;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
};

type Props<Row> = {
  shape: EditShape<Row>;
  path: '/admin/brands' | '/admin/lexicon' | '/admin/places';
  address: ListAddress;
  found: Found<Row>;
  tools?: ReactNode;
  /** Above the list. */
  children?: ReactNode;
};

/** A list of reference data that staff edit: search, filters and page stand in the address. */
export function EditList<Row>({ shape, path, address, found, tools, children }: Props<Row>) {
  const { t } = useLingui();
  const say = useSay();
  const title = say(shape.title);
  const router = useRouter();
  const go = (next: ListAddress) =>
    void router.navigate({ to: path, search: next as never, resetScroll: false, viewTransition: false });
  const { data } = found;
  return (
    <div className="grid gap-5 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-head">{title}</h1>
          <p role="status" className="min-h-6 text-ink-2 text-ui">
            {data && (data.total ? t(shape.found(data.total, totalText(data.total))) : t`None found`)}
          </p>
        </div>
        {tools}
      </div>
      {children}
      <section aria-label={title} className="min-w-0 rounded-card border border-line bg-surface">
        <div className="grid grid-cols-2 gap-2 px-4 py-3 md:flex md:flex-wrap md:items-center">
          <div className="max-md:col-span-2">
            <ListSearch
              key={address.q ?? ''}
              label={say(shape.searchLabel)}
              search={address.q ?? ''}
              onSearch={(q) => go(changed(address, { q }))}
            />
          </div>
          <Filters filters={shape.filters} address={address} onAddress={go} />
        </div>
        <Rows shape={shape} path={path} address={address} found={found} onAddress={go} />
      </section>
    </div>
  );
}

type RowsProps<Row> = Pick<Props<Row>, 'shape' | 'path' | 'address' | 'found'> & {
  onAddress: (next: ListAddress) => void;
};

function Rows<Row>({ shape, path, address, found, onAddress }: RowsProps<Row>) {
  const { t } = useLingui();
  const say = useSay();
  const router = useRouter();
  const { data } = found;
  const at = (page: number): ListAddress => ({ ...address, page: page > 1 ? String(page) : undefined });
  if (found.isError && !data)
    return (
      <ErrorState
        text={t`Failed to load the list. Please try again.`}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
        className="m-4"
      />
    );
  if (!data) return <RowSkeletons rows={6} picture="size-10" className="p-5" />;
  if (data.data.length === 0) return <NoRows noneYet={shape.noneYet} address={address} onAddress={onAddress} />;
  return (
    <>
      <div className="px-4">
        <Table look="dense" caption={say(shape.title)} columns={shape.columns} rows={data.data} rowKey={shape.rowKey} />
      </div>
      <ListPager
        page={pageOf(address.page)}
        shown={data.data.length}
        total={data.total}
        hasMore={data.hasMore}
        hrefFor={(page) => router.buildLocation({ to: path, search: at(page) as never }).href}
        onPage={(page) => onAddress(at(page))}
      />
    </>
  );
}
