import { RemovableChip } from '#ui/Chip.tsx';
import { PlaceLink } from './PlaceLink.tsx';

type Props<Change> = {
  chosen: readonly { readonly key: string; readonly label: string; readonly drop: Change }[];
  /** The address without any of them. */
  cleared: string;
  onDrop: (change: Change) => void;
};

/** What a list is narrowed by, each to be taken away; on small screens, where the filters are hidden, all at once too. */
export function ChosenFilters<Change>({ chosen, cleared, onDrop }: Props<Change>) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, drop }) => (
        <li key={key}>
          <RemovableChip onClick={() => onDrop(drop)}>{label}</RemovableChip>
        </li>
      ))}
      <li className="lg:hidden">
        <PlaceLink href={cleared} className="link inline-flex min-h-11 items-center px-2 text-ui">
          Clear All Filters
        </PlaceLink>
      </li>
    </ul>
  );
}
