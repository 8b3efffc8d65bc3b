import { useLingui } from '@lingui/react/macro';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import { DEFAULT_UNIT } from '@plyhaat/contract/catalog/product-form';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { useSay } from '#ui/said.ts';
import { CellList, optionId, useCellList } from './CellList.tsx';
import { shortTitle } from './cause-words.ts';
import type { ChoicesOf } from './cell-choices.ts';
import { isTable } from './pasted.ts';

export type RowProps = {
  row: BatchRow;
  columns: readonly BatchColumn[];
  choicesOf: ChoicesOf;
  isChecking: boolean;
  isLocked: boolean;
  onCorrect: (column: BatchColumn, text: string | null) => void;
  onPaste: (column: BatchColumn, text: string) => void;
  onMove: (column: BatchColumn, by: 1 | -1, toFault: boolean) => void;
};

const NUMBERS: readonly BatchColumn[] = ['price', 'sellingprice', 'thickness'];
const WIDE: readonly BatchColumn[] = ['name', 'longDescription', 'category'];

/** The price's unit as people say it; whatever else as it stands. */
const shownCell = (cells: BatchRow['cells'], column: BatchColumn): string => {
  const text = cells[column] ?? '';
  return column === 'pricetype' && text === DEFAULT_UNIT
    ? (cells.unitName ?? 'sheet')
    : column === 'pricetype'
      ? text.replace(/^per /, '')
      : text;
};

type CellProps = RowProps & { column: BatchColumn; error: string | undefined; tip: string | undefined };

/** What stands in a cell while it is typed, sent and checked, and what its keys do. */
function useTyping({ row, column, isChecking, onCorrect, onMove }: CellProps) {
  const said = shownCell(row.cells, column);
  const [typed, setTyped] = useState<{ text: string; isSent: boolean }>();
  // Enter sends and moves on, which leaves the cell: what was sent is not sent twice.
  const unsent = useRef<string>(undefined);
  const was = row.was[column];
  const text = typed && (!typed.isSent || isChecking) ? typed.text : said;
  const type = (text: string | undefined) => {
    unsent.current = text;
    setTyped(text === undefined ? undefined : { text, isSent: false });
  };
  const commit = () => {
    const text = unsent.current;
    type(undefined);
    if (text === undefined || text.trim() === said) return;
    setTyped({ text, isSent: true });
    onCorrect(column, text);
  };
  const onKey = (key: string): boolean => {
    if (key === 'Escape') {
      type(undefined);
      if (text === said && was !== undefined) onCorrect(column, null);
    } else if (key === 'Enter') {
      commit();
      onMove(column, 1, true);
    } else if (key === 'ArrowDown') onMove(column, 1, false);
    else if (key === 'ArrowUp') onMove(column, -1, false);
    else return false;
    return true;
  };
  return { text, typed: typed?.isSent ? undefined : typed?.text, type, commit, onKey };
}

/** A cell's text and its list. */
function useCell(props: CellProps) {
  const { row, column, isLocked, choicesOf, onMove } = props;
  const typing = useTyping(props);
  const choices = isLocked ? [] : choicesOf(row.cells, column);
  const onChoose = (text: string) => {
    typing.type(text);
    typing.commit();
    onMove(column, 1, true);
  };
  const list = useCellList({ column, choices, typed: typing.typed, onChoose });
  return { ...typing, list, hasList: choices.length > 0, isOpen: list.shown.length > 0 };
}

/** One cell: what was typed is sent when it is left, by Enter or otherwise. */
export function TableCell(props: CellProps) {
  const { t } = useLingui();
  const { row, column, error } = props;
  const cell = useCell(props);
  const title = useSay()(shortTitle(column));
  const id = useId();
  const was = row.was[column];
  const isFixed = was !== undefined && !error;
  return (
    <td
      className={classes(
        'group/cell relative block py-1 md:table-cell md:border-line md:border-t md:border-l md:p-0',
        WIDE.includes(column) && 'col-span-2',
        error && 'md:bg-brick-soft',
        isFixed && 'md:bg-leaf-soft',
      )}
    >
      <span aria-hidden="true" className="block text-ink-3 text-meta md:hidden">
        {title}
      </span>
      {isFixed && was !== '' && (
        <s className="block truncate text-ink-3 text-meta md:px-2.5 md:pt-1 md:text-right">{was}</s>
      )}
      <span className="relative block">
        <CellInput {...props} id={id} cell={cell} isFixed={isFixed} />
        {cell.hasList && (
          <ChevronDown
            size={14}
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2 text-ink-3',
              !error && 'hidden group-focus-within/cell:block group-hover/cell:block',
            )}
          />
        )}
      </span>
      {(error || cell.isOpen) && (
        <div className="z-20 md:absolute md:top-full md:left-0 md:w-max md:min-w-full md:max-w-72">
          {error && (
            <p
              id={`${id}-error`}
              className="text-brick text-meta md:hidden md:rounded md:border md:border-brick md:bg-surface md:px-2.5 md:py-1.5 md:text-left md:shadow-pop md:group-focus-within/cell:block"
            >
              {error}
            </p>
          )}
          {cell.isOpen && (
            <CellList id={`${id}-list`} label={t`List for ${title}, row ${{ line: row.line }}`} {...cell.list} />
          )}
        </div>
      )}
    </td>
  );
}

type InputProps = CellProps & { id: string; cell: ReturnType<typeof useCell>; isFixed: boolean };

function CellInput({ row, column, error, tip, isLocked, onPaste, id, cell, isFixed }: InputProps) {
  const { t } = useLingui();
  const { text, type, commit, onKey, list, hasList, isOpen } = cell;
  const title = useSay()(shortTitle(column));
  return (
    <input
      data-cell={`${row.number} ${column}`}
      aria-label={t`${title}, row ${{ line: row.line }}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? [`${id}-error`, tip].filter(Boolean).join(' ') : undefined}
      {...(hasList && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-list` : undefined,
        'aria-activedescendant': isOpen && list.at >= 0 ? optionId(`${id}-list`, list.at) : undefined,
      })}
      autoComplete="off"
      value={text}
      readOnly={isLocked}
      onChange={(event) => {
        type(event.target.value);
        list.openTyped();
      }}
      onClick={() => list.open()}
      onBlur={() => {
        commit();
        list.close();
      }}
      onKeyDown={(event) => (list.onKey(event) || onKey(event.key)) && event.preventDefault()}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (isLocked || !isTable(pasted)) return;
        event.preventDefault();
        type(undefined);
        onPaste(column, pasted);
      }}
      className={classes(
        'block h-11 w-full truncate bg-transparent outline-hidden max-md:rounded max-md:border focus:ring-2 focus:ring-teak focus:ring-inset md:px-2.5',
        // On a phone what is right reads as text; it is typed over all the same.
        error ? 'text-brick max-md:border-brick max-md:px-3' : 'max-md:border-transparent focus:max-md:px-3 max-md:h-9',
        NUMBERS.includes(column) && 'md:text-right',
        column === 'name' && 'max-md:font-semibold',
        isFixed && 'font-semibold text-leaf',
        hasList && 'md:pr-6',
      )}
    />
  );
}
