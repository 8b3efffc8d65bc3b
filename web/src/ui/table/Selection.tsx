import { Trans, useLingui } from '@lingui/react/macro';

/** Which rows are chosen, by their keys. */
export type Selection<Row> = {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: readonly string[], on: boolean) => void;
  /** A row in words, for its checkbox. */
  readonly nameOf: (row: Row) => string;
};

export function SelectAll<Row>({ selection, keys }: { selection: Selection<Row>; keys: readonly string[] }) {
  const { t } = useLingui();
  return (
    <th scope="col" className="h-10 w-11 bg-sunken pl-4 cards:flex cards:items-center">
      <input
        type="checkbox"
        aria-label={t`Select all`}
        checked={keys.length > 0 && keys.every((key) => selection.selected.has(key))}
        onChange={({ target }) => selection.onSelect(keys, target.checked)}
        className="check-box"
      />
      <span aria-hidden="true" className="ml-6 whitespace-nowrap font-semibold text-ink-3 text-meta rows:hidden">
        <Trans>Select all</Trans>
      </span>
    </th>
  );
}

type RowProps<Row> = { selection: Selection<Row>; row: Row; rowKey: string };

export function SelectRow<Row>({ selection: { selected, onSelect, nameOf }, row, rowKey }: RowProps<Row>) {
  const { t } = useLingui();
  return (
    <td className="rows:pl-4 cards:absolute cards:top-3 cards:left-4">
      <input
        type="checkbox"
        aria-label={t`Select ${{ name: nameOf(row) }}`}
        checked={selected.has(rowKey)}
        onChange={({ target }) => onSelect([rowKey], target.checked)}
        className="check-box"
      />
    </td>
  );
}
