import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { fieldText } from './audit.words.ts';

/** Whatever the log holds, without brackets and quotes. */
function useTextOf(): (value: unknown) => string {
  const { t } = useLingui();
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t`none`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (typeof value !== 'object') return String(value);
    const parts = Array.isArray(value)
      ? value.map(textOf)
      : Object.entries(value).map(([name, part]) => t`${{ name: fieldText(name) }}: ${{ value: textOf(part) }}`);
    return parts.join(', ') || t`none`;
  };
  return textOf;
}

/** The changed fields, as they were and as they became. */
export function Changes({ row: { before, after } }: { row: AuditRow }) {
  const textOf = useTextOf();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className="text-meta">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-3">{fieldText(name)}</span>{' '}
          {name in before && (
            <del className="text-ink-3">
              <span className="sr-only">
                <Trans>before</Trans>{' '}
              </span>
              {textOf(before[name])}
            </del>
          )}{' '}
          {name in before && name in after && (
            <span aria-hidden="true" className="text-ink-3">
              →{' '}
            </span>
          )}
          {name in after && (
            <ins className="font-medium no-underline">
              <span className="sr-only">
                <Trans>after</Trans>{' '}
              </span>
              {textOf(after[name])}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
