import { Skeleton } from '#ui/display/Skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

/** Three rows on their way. */
export const RowSkeletons = () => (
  <div aria-hidden="true" className="divide-y divide-line">
    {ROWS.map((row) => (
      <div key={row} data-row-skeleton className="flex items-center gap-4 px-5 py-4">
        <Skeleton corners="control" className="size-10 flex-none" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-3/4" />
          <Skeleton className="h-2.5 w-1/5" />
        </div>
      </div>
    ))}
  </div>
);
