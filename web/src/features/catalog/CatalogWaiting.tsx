import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Head } from '#shell/Head.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { CardSkeleton, Loading, Skeleton } from '#ui/display/Skeleton.tsx';

/** Shows on a slow line that the tap had an effect: a skeleton of the coming page, scrolled to the top. */
function Waiting({ label, children }: { label: string; children: ReactNode }) {
  useEffect(() => void window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <div className="wrap pb-12">
      <Head title={label} />
      <Loading label={label} />
      <Skeleton className="my-4 h-4 w-56" />
      {children}
    </div>
  );
}

const LINES = ['w-24', 'w-4/5', 'w-3/5', 'w-1/3'];

export function ProductWaiting() {
  const { t } = useLingui();
  return (
    <Waiting label={t`Loading product`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:gap-x-16">
        <Skeleton corners="card" className="aspect-3/2 max-md:-mx-gutter max-md:rounded-none" />
        <div className="grid content-start gap-5">
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-6 ${width}`} />
          ))}
          <Skeleton corners="card" className="h-32" />
          <Skeleton corners="control" className="h-11" />
        </div>
      </div>
    </Waiting>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const CategoryWaiting = () => {
  const { t } = useLingui();
  return (
    <Waiting label={t`Loading products`}>
      <Skeleton className="mb-4 h-11 w-56" />
      <Skeleton className="mb-6 h-9 w-full" />
      <Grid columns="results">
        {CARDS.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </Grid>
    </Waiting>
  );
};

export const CategoriesWaiting = () => {
  const { t } = useLingui();
  return (
    <Waiting label={t`Loading categories`}>
      <Skeleton className="mb-8 h-8 w-64" />
      <Grid columns="shelf">
        {CARDS.map((key) => (
          <Skeleton key={key} corners="card" className="h-44 lg:h-80" />
        ))}
      </Grid>
    </Waiting>
  );
};
