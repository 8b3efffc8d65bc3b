/** How a table looks, by its parts. On small screens most of them stack what stands in a row. */
export type Look = {
  readonly table: string;
  readonly head: string;
  readonly headRow: string;
  readonly headCell: string;
  readonly body: string;
  readonly row: string;
  readonly hover: string;
  readonly cell: string;
  readonly first: string;
  readonly others: string;
  readonly right: string;
  readonly hidden: string;
  /** Whether the first cell is a heading of its row. */
  readonly namesRows: boolean;
};

const STACK = 'max-ml:grid max-ml:items-center max-ml:gap-x-3 max-ml:first:pt-0 max-ml:last:pb-0';
const HIGH = 'max-ml:gap-y-2 max-ml:py-4';
const PAIR = 'max-ml:grid-cols-[minmax(0,1fr)_auto]';
const FIVE = 'max-sm:grid-cols-[minmax(0,1fr)_auto] sm:max-ml:grid-cols-5 sm:max-ml:*:first:col-span-4';

const ROWS: Look = {
  table: 'max-ml:block',
  head: 'max-ml:sr-only',
  headRow: '',
  headCell: 'whitespace-nowrap bg-sunken px-3 py-2.5 font-medium text-ink-3 text-meta first:rounded-l last:rounded-r',
  body: 'max-ml:block',
  row: `${STACK} ${HIGH} ${PAIR}`,
  hover: 'ml:hover:bg-paper',
  cell: 'ml:px-3 ml:py-3.5',
  first: '',
  others: '',
  right: 'tabular-nums ml:text-right ml:whitespace-nowrap',
  hidden: 'max-ml:hidden',
  namesRows: false,
};

export const LOOKS = {
  rows: ROWS,
  /** Low rows, as in a long list of short things. */
  dense: {
    ...ROWS,
    row: `${STACK} ${PAIR} max-ml:gap-y-0.5 max-ml:py-2`,
    cell: 'ml:px-3 ml:py-0.5',
  },
  /** Many short figures: between a phone and 900 px they stand in five columns, each under its heading. */
  figures: {
    ...ROWS,
    row: `${STACK} ${HIGH} ${FIVE}`,
  },
  /** A long list whose rows are sorted, selected and acted on; on a phone each is a card. */
  list: {
    table: 'max-md:block',
    head: 'max-md:block',
    headRow: 'max-md:flex max-md:bg-sunken',
    headCell: 'h-10 whitespace-nowrap bg-sunken px-3 font-semibold text-ink-3 text-meta max-md:hidden',
    body: 'max-md:block',
    row: 'max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3',
    hover: 'md:hover:bg-paper',
    cell: 'md:h-12 md:px-3 md:py-1.5',
    first: 'max-md:w-full md:min-w-50',
    others: 'md:whitespace-nowrap',
    right: 'tabular-nums md:text-right',
    hidden: 'max-md:hidden',
    namesRows: false,
  },
  /** A few figures a row, which fit beside each other on a phone too. */
  narrow: {
    table: '',
    head: 'bg-sunken text-ink-3 text-meta',
    headRow: '',
    headCell: 'px-2 py-2.5 font-medium not-first:whitespace-nowrap sm:px-3',
    body: '',
    row: '',
    hover: '',
    cell: 'px-2 py-2.5 sm:px-3',
    first: 'text-left font-medium',
    others: '',
    right: 'whitespace-nowrap text-right tabular-nums',
    hidden: '',
    namesRows: true,
  },
} satisfies Record<string, Look>;
