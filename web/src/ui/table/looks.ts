/** How a table looks, by its parts. On small screens most of them stack what stands in a row. */
export type Look = {
  /** Around the table, where its own width decides how rows stand. */
  readonly frame?: string;
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
  /** The heading above each cell of a wide card. */
  readonly cardLabel?: string;
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
  /** A long list whose rows are sorted, selected and acted on; where they do not fit each is a card. */
  list: {
    frame: '@container/list',
    table: 'cards:block',
    head: 'cards:block',
    headRow: 'cards:flex cards:bg-sunken',
    headCell: 'h-10 whitespace-nowrap bg-sunken px-3 font-semibold text-ink-3 text-meta cards:hidden',
    body: 'cards:block',
    row: 'cards:relative cards:gap-x-3 cards:gap-y-1 cards:px-4 cards:py-3 small-cards:flex small-cards:flex-wrap small-cards:items-center wide-cards:grid wide-cards:grid-cols-4 wide-cards:items-start',
    hover: 'rows:hover:bg-paper',
    cell: 'rows:h-12 rows:px-3 rows:py-1.5',
    first: 'small-cards:w-full wide-cards:col-span-full rows:min-w-50',
    others: 'rows:whitespace-nowrap wide-cards:min-w-0 wide-cards:wrap-anywhere wide-cards:empty:hidden',
    right: 'tabular-nums rows:text-right',
    hidden: 'small-cards:hidden',
    cardLabel: 'hidden text-ink-3 text-meta wide-cards:block',
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
