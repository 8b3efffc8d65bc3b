import { ReviewKind } from '@plyhaat/contract/admin/admin';
import { Approval } from '@plyhaat/contract/core/approval';
import { Link, useNavigate } from '@tanstack/react-router';
import { chipClass } from '#ui/display/Chip.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import type { QueueQuery } from './review.queries.ts';
import { isStatus, KIND_NAMES, STATUS_NAMES } from './review.words.ts';
import * as TEXTS from './texts.ts';

type Props = { query: QueueQuery; waiting: Readonly<Partial<Record<ReviewKind, number>>> };

/** Kinds that the server knows, each with what waits of it, and which decisions are shown. */
export function QueueFilter({ query: { kind, status }, waiting }: Props) {
  const navigate = useNavigate();
  const kinds = ReviewKind.options.filter((option) => waiting[option] !== undefined || option === kind);
  const only = status === 'PENDING' ? {} : { status };
  const look = (on: boolean) => ({ className: chipClass(on), 'aria-current': on ? ('page' as const) : undefined });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <nav aria-label={TEXTS.kinds} className="flex flex-wrap gap-2">
        <Link to="/admin/review" search={only} {...look(!kind)}>
          {TEXTS.all}
        </Link>
        {kinds.map((option) => (
          <Link key={option} to="/admin/review" search={{ ...only, kind: option }} {...look(option === kind)}>
            {KIND_NAMES[option]} <span className="font-normal tabular-nums">{waiting[option] ?? 0}</span>
          </Link>
        ))}
      </nav>
      <NativeSelect
        size="sm"
        aria-label={TEXTS.decisions}
        value={status}
        onChange={({ target }) => {
          const chosen = isStatus(target.value) && target.value !== 'PENDING' ? { status: target.value } : {};
          void navigate({ to: '/admin/review', search: { ...(kind && { kind }), ...chosen } });
        }}
        className="w-44"
      >
        {Approval.options.map((option) => (
          <option key={option} value={option}>
            {STATUS_NAMES[option]}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
