import { Trans } from '@lingui/react/macro';
import { Chip } from '#ui/display/Chip.tsx';

type Props<View extends string> = {
  views: readonly View[];
  names: Readonly<Record<View, string>>;
  counts?: Readonly<Partial<Record<View, number>>>;
  chosen: View;
  onChoose: (view: View) => void;
};

/** Which rows of a file are shown. */
export function RowChips<View extends string>({ views, names, counts, chosen, onChoose }: Props<View>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>Which rows</Trans>
      </legend>
      {views.map((view) => (
        <Chip key={view} on={view === chosen} onClick={() => onChoose(view)}>
          {names[view]}{' '}
          {counts && <span className="font-normal tabular-nums">{(counts[view] ?? 0).toLocaleString('en-IN')}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}
