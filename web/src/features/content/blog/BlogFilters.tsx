import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { RemovableChip } from '#ui/display/Chip.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { CategoryChips } from '../CategoryChips.tsx';
import { SearchField } from '../SearchField.tsx';
import { blogCategories } from './blog.queries.ts';
import type { Blog } from './useBlog.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function BlogFilters({ blog }: { blog: Blog }) {
  const { query, go } = blog;
  const { data } = useQuery(blogCategories());
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 border-line border-y py-3 sm:gap-3 lg:mb-8 print:hidden">
      <CategoryChips categories={data?.data ?? []} chosen={query.category} onChoose={(category) => go({ category })} />
      <SearchField
        key={query.search}
        action="/blog"
        what="posts"
        search={query.search}
        onSearch={(search) => go({ search })}
      />
      <Order blog={blog} />
      {query.tag && (
        <div className="order-last w-full">
          <RemovableChip onClick={() => go({ tag: '' })}>#{query.tag}</RemovableChip>
        </div>
      )}
    </div>
  );
}

/** What the button says: the order that holds, and the one it changes to. */
const ORDER_WORDS = {
  createdAt: { desc: msg`Newest first, change to oldest first`, asc: msg`Oldest first, change to newest first` },
  name: { desc: msg`Z to A, change to A to Z`, asc: msg`A to Z, change to Z to A` },
} as const;

function Order({ blog: { query, go, view } }: { blog: Blog }) {
  const { t } = useLingui();
  const descending = query.sortOrder === 'desc';
  const OrderIcon = descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:ml-auto sm:flex-none sm:gap-3 xl:ml-0">
      <NativeSelect
        size="sm"
        aria-label={t`Sort by`}
        value={query.sortBy}
        onChange={({ target }) => go({ sortBy: target.value as typeof query.sortBy })}
        className="min-w-0 flex-1 sm:w-40 sm:flex-none"
      >
        <option value="createdAt">
          <Trans>Sort by date</Trans>
        </option>
        <option value="name">
          <Trans>Sort by title</Trans>
        </option>
      </NativeSelect>
      <Button
        size="icon"
        variant="line"
        aria-label={t(ORDER_WORDS[query.sortBy][descending ? 'desc' : 'asc'])}
        onClick={() => go({ sortOrder: descending ? 'asc' : 'desc' })}
      >
        <OrderIcon {...ICON} />
      </Button>
      <fieldset className="flex gap-0.5 rounded bg-sunken p-0.5">
        <legend className="sr-only">
          <Trans>Layout</Trans>
        </legend>
        {(['grid', 'list'] as const).map((layout) => (
          <Button
            key={layout}
            size="icon"
            variant={view === layout ? 'line' : 'quiet'}
            aria-pressed={view === layout}
            aria-label={layout === 'grid' ? t`Grid` : t`List`}
            onClick={() => go({ view: layout, page: query.page })}
          >
            {layout === 'grid' ? <LayoutGrid {...ICON} /> : <List {...ICON} />}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
