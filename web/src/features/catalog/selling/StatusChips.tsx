import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Approval } from '@plyhaat/contract/core/approval';
import { Link } from '@tanstack/react-router';
import { chipClass } from '#ui/display/Chip.tsx';
import { addressOf, type OwnAddress } from './own-address.ts';

const STATES: Readonly<Record<Approval, MessageDescriptor>> = {
  PENDING: msg`Pending`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
};

type Props = { address: OwnAddress; counts: Readonly<Record<Approval, number>> | undefined };

/** The own list by state, each with its number; the address keeps the choice. */
export function StatusChips({ address, counts }: Props) {
  const { t } = useLingui();
  const all = counts && Approval.options.reduce((sum, state) => sum + counts[state], 0);
  return (
    <nav
      aria-label={t`Status`}
      className="scrollbar-none -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-5 sm:px-5"
    >
      <StatusChip address={{ ...address, status: undefined }} current={address.status} label={t`All`} count={all} />
      {Approval.options.map((state) => (
        <StatusChip
          key={state}
          address={{ ...address, status: state }}
          current={address.status}
          label={t(STATES[state])}
          count={counts?.[state]}
        />
      ))}
    </nav>
  );
}

type ChipProps = { address: OwnAddress; current: OwnAddress['status']; label: string; count: number | undefined };

function StatusChip({ address, current, label, count }: ChipProps) {
  const on = address.status === current;
  return (
    <Link
      to="/account"
      search={addressOf(address)}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={on ? 'page' : undefined}
      className={chipClass(on)}
    >
      {label} {count !== undefined && <span className="tabular-nums opacity-80">{count.toLocaleString('en-IN')}</span>}
    </Link>
  );
}
