import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { type KeyboardEvent, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { ListOption } from '#ui/forms/ListOption.tsx';
import { choicesFor } from './cell-choices.ts';

/** Where only what is in the list will do, the first that fits is taken by Enter. */
const LISTED: readonly BatchColumn[] = ['brand', 'category'];

type Asked = {
  column: BatchColumn;
  choices: readonly string[];
  /** What is typed and not sent yet. */
  typed: string | undefined;
  onChoose: (text: string) => void;
};

/** The list under a cell: opened by typing, by a click or by Alt and arrow; closed, the keys are the table's. */
export function useCellList({ column, choices, typed, onChoose }: Asked) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = isOpen ? choicesFor(choices, typed) : [];
  const open = (first = -1) => {
    setOpen(true);
    setAt(first);
  };
  const close = () => setOpen(false);
  const choose = (text: string) => {
    close();
    onChoose(text);
  };
  const onKey = ({ key, altKey }: KeyboardEvent): boolean => {
    const chosen = shown[at];
    if (shown.length === 0) {
      if (!altKey || key !== 'ArrowDown' || choices.length === 0) return false;
      open(0);
    } else if (key === 'ArrowDown') setAt((at + 1) % shown.length);
    else if (key === 'ArrowUp') setAt((at <= 0 ? shown.length : at) - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else return false;
    return true;
  };
  return { shown, at, open, openTyped: () => open(LISTED.includes(column) ? 0 : -1), close, choose, onKey };
}

type ListProps = Pick<ReturnType<typeof useCellList>, 'shown' | 'at' | 'choose'> & { id: string; label: string };

export const optionId = (id: string, at: number): string => `${id}-${at}`;

const intoView = (node: HTMLElement | null) => node?.scrollIntoView?.({ block: 'nearest' });

export function CellList({ id, label, shown, at, choose }: ListProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      ref={intoView}
      // Clear of the bars at the foot of the page.
      className="max-h-64 scroll-mb-44 md:scroll-mb-24 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-left shadow-pop"
    >
      {shown.map((choice, place) => (
        <ListOption
          key={choice}
          id={optionId(id, place)}
          current={place === at}
          ref={place === at ? intoView : undefined}
          onChoose={() => choose(choice)}
          className={classes('min-h-11 px-2.5 md:min-h-9', place === at && 'bg-sunken')}
        >
          {choice}
        </ListOption>
      ))}
    </div>
  );
}
