import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { may, type Role } from '@plyhaat/contract/core/roles';
import { Key } from '#console/Key.tsx';
import { isSearchable, ONLY_ACTIONS } from './commands.ts';

type Props = {
  text: string;
  role: Role;
  /** Whether the actions of one row are listed. */
  isRow: boolean;
  hasActions: boolean;
  busy: boolean;
  failed: boolean;
  none: boolean;
};

function statusOf({ text, role, isRow, busy, failed, none }: Props): MessageDescriptor | null {
  if (isRow) return null;
  if (failed) return msg`The search failed. Please try again.`;
  if (busy) return msg`Searching…`;
  if (none) return msg`Nothing fits.`;
  return !may(role, 'manage') || isSearchable(text)
    ? null
    : msg`Type at least 3 characters to search members, products, orders and enquiries.`;
}

/** Which keys do what, and how the search goes. */
export function CommandHints(props: Props) {
  const { t } = useLingui();
  const { isRow, hasActions, role } = props;
  const status = statusOf(props);
  const hints: [keys: string[], text: string][] = [
    [['↑', '↓'], t`move`],
    [['↵'], t`open`],
    ...(isRow ? [[[t`Esc`], t`back`] as [string[], string]] : []),
    ...(hasActions && !isRow ? [[[t`Tab`], t`actions of the row`] as [string[], string]] : []),
    ...(may(role, 'manage') && !isRow ? [[[ONLY_ACTIONS], t`only actions`] as [string[], string]] : []),
  ];
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 border-line border-t max-md:has-[[role=status]:empty]:border-t-0 max-md:has-[[role=status]:empty]:py-0 bg-paper px-5 py-3 text-ink-2 text-meta">
      {hints.map(([keys, text]) => (
        <span key={text} aria-hidden="true" className="flex items-center gap-1 max-md:hidden">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {text}
        </span>
      ))}
      <span role="status">{status && t(status)}</span>
    </div>
  );
}
