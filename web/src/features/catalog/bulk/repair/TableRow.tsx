import { Trans, useLingui } from '@lingui/react/macro';
import { pricesIn } from '@plyhaat/contract/catalog/price-list/prices';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useId } from 'react';
import { Badge } from '#ui/display/Badge.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { useSay } from '#ui/said.ts';
import { shortTitle } from './cause-words.ts';
import { type RowProps, TableCell } from './TableCell.tsx';

/** One row: a card on a phone, a line of the table elsewhere. */
export function TableRow(props: RowProps) {
  const { t } = useLingui();
  const { row, columns, onCorrect } = props;
  const tip = useId();
  const wrong = new Map(row.errors.map(({ column, message }) => [column, message]));
  const choices = wrong.has('price') ? pricesIn(row.cells.price ?? '') : [];
  return (
    <>
      <tr className="grid grid-cols-2 gap-x-3 border-line border-t px-4 py-3 md:table-row md:p-0">
        <td className="text-ink-3 text-meta md:border-line md:border-t md:px-2 md:text-right">
          <span className="md:sr-only">
            <Trans>Row</Trans>{' '}
          </span>
          {row.line}
        </td>
        {columns.map((column) => (
          <TableCell
            key={column}
            {...props}
            column={column}
            error={wrong.get(column)}
            tip={choices.length > 0 && column === 'price' ? tip : undefined}
          />
        ))}
        <td className="-order-1 col-start-2 row-start-1 justify-self-end md:order-none md:border-line md:border-t md:border-l md:px-2.5">
          <RowState {...props} />
        </td>
      </tr>
      {choices.length > 0 && (
        <tr className="block bg-teak-soft md:table-row">
          <td colSpan={columns.length + 2} id={tip} className="block px-4 py-2 text-ink-2 md:table-cell md:text-right">
            {t`Your file says ‘${{ text: row.cells.price ?? '' }}’.`}{' '}
            {choices.map((price) => (
              <Chip
                key={price}
                className="ml-1.5"
                disabled={props.isLocked}
                onClick={() => onCorrect('price', String(price))}
              >
                {t`Use ${{ price: formatRupees(price) }}`}
              </Chip>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

function RowState({ row: { outcome, errors }, isChecking }: RowProps) {
  const { t } = useLingui();
  const say = useSay();
  if (isChecking || outcome === 'unread') return <Badge tone="wait">{t`Checking`}</Badge>;
  if (outcome === 'draft') return <Badge tone="wait">{t`No picture`}</Badge>;
  if (outcome === 'leftOut') return <Badge>{t`Left out`}</Badge>;
  if (outcome === 'faulty') return <Badge tone="no">{say(shortTitle(errors[0]?.column ?? ''))}</Badge>;
  return <Badge tone="ok">{t`Ready`}</Badge>;
}
