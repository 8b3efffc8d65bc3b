import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { RemovableChip } from '../display/Chip.tsx';
import { PlaceLink } from '../navigation/PlaceLink.tsx';

type Props<Change> = {
  chosen: readonly { readonly key: string; readonly label: string; readonly drop: Change }[];
  /** The address without any of them. */
  cleared: string;
  onDrop: (change: Change) => void;
  /** Something to do with all of them. */
  children?: ReactNode;
};

/** What a list is narrowed by, each to be taken away; on small screens, where the filters are hidden, all at once too. */
export function ChosenFilters<Change>({ chosen, cleared, onDrop, children }: Props<Change>) {
  const { t } = useLingui();
  const chips = useRef<HTMLUListElement>(null);
  /** Removing a chip would lose the focus: the next chip takes it, or the page. */
  const drop = (at: number, change: Change) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])].slice(0, chosen.length);
    (buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('main'))?.focus({ preventScroll: true });
    onDrop(change);
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={chips} aria-label={t`Chosen filters`} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, drop: change }, at) => (
        <li key={key}>
          <RemovableChip onClick={() => drop(at, change)}>{label}</RemovableChip>
        </li>
      ))}
      {children && <li>{children}</li>}
      <li className="lg:hidden">
        <PlaceLink href={cleared} className="link inline-flex min-h-11 items-center px-2 text-ui">
          <Trans>Clear All Filters</Trans>
        </PlaceLink>
      </li>
    </ul>
  );
}
