import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { fieldText } from './audit.words.ts';
import * as TEXTS from './texts.ts';

/** Whatever the log holds, without brackets and quotes. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return TEXTS.nothing;
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(textOf)
    : Object.entries(value).map(([name, part]) => TEXTS.named(fieldText(name), textOf(part)));
  return parts.join(', ') || TEXTS.nothing;
}

/** The changed fields, as they were and as they became. */
export function Changes({ row: { before, after } }: { row: AuditRow }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className="text-meta">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-3">{fieldText(name)}</span>{' '}
          {name in before && (
            <del className="text-ink-3">
              <span className="sr-only">{TEXTS.wasBefore} </span>
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
              <span className="sr-only">{TEXTS.isNow} </span>
              {textOf(after[name])}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
