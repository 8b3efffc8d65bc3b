import { Trans } from '@lingui/react/macro';
import { Chip } from '#ui/display/Chip.tsx';

type Props = {
  categories: readonly { readonly name: string; readonly count: number }[];
  chosen: string;
  onChoose: (category: string) => void;
};

const Count = ({ of }: { of: number }) => <span className="font-normal tabular-nums opacity-80">{of}</span>;

/** One row that scrolls on a phone. */
export function CategoryChips({ categories, chosen, onChoose }: Props) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className="scrollbar-none relative -mx-gutter flex basis-[calc(100%+2*var(--gutter))] gap-2 overflow-x-auto px-gutter py-1 max-sm:order-3 sm:mx-0 sm:basis-full sm:flex-wrap sm:px-0 xl:flex-1 xl:basis-0">
      <legend className="sr-only">
        <Trans>Category</Trans>
      </legend>
      <Chip on={!chosen} onClick={() => onChoose('')}>
        <Trans>All</Trans> <Count of={all} />
      </Chip>
      {categories.map(({ name, count }) => (
        <Chip key={name} on={chosen === name} onClick={() => onChoose(name)}>
          {name} <Count of={count} />
        </Chip>
      ))}
    </fieldset>
  );
}
