import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card, cardLinkClass } from '#ui/display/Card.tsx';
import { Place } from '#ui/display/Place.tsx';
import { formatDay } from '#ui/words/dates.ts';

/** What a card shows and its button needs. */
export const SHOWN = [
  '_id',
  'userId',
  'productName',
  'description',
  'quantity',
  'value',
  'cityName',
  'stateName',
  'phone',
  'createdAt',
] as const satisfies readonly (keyof Requirement)[];
export type ShownRequirement = Pick<Requirement, (typeof SHOWN)[number]>;

type Props = {
  requirement: ShownRequirement;
  /** One below the heading of the list it stands in. */
  heading?: 'h2' | 'h3';
  /** Beside the day. */
  badge?: ReactNode;
  /** Why it is not public. */
  note?: string | null;
  /** At the foot, beside the place. */
  action?: ReactNode;
  /** Below all the rest. */
  children?: ReactNode;
};

/** A paper slip with a ply edge down its left side: what, how much, for how much, where. */
export function RequirementCard({ requirement, heading: Heading = 'h3', badge, note, action, children }: Props) {
  const { t } = useLingui();
  const { _id, productName, description, quantity, value, cityName, stateName, createdAt } = requirement;
  return (
    <Card className="slip h-full">
      <div className="flex min-h-6 items-center justify-between gap-3 text-ink-3 text-meta">
        <time dateTime={createdAt}>{formatDay(new Date(createdAt), t)}</time>
        {badge}
      </div>
      <Heading className="mt-2 line-clamp-2 font-semibold text-body wrap-break-word">
        <Link to="/requirement/$id" params={{ id: _id }} className={cardLinkClass}>
          {productName}
        </Link>
      </Heading>
      <p className="mt-1 line-clamp-2 text-ink-2 text-ui wrap-break-word">{description}</p>
      {note && <p className="mt-1 text-brick text-meta wrap-break-word">{note}</p>}
      <div className="mt-auto pt-4">
        <dl className="grid grid-cols-2 gap-3 border-line-2 border-t border-dashed pt-4">
          <Fact label={t`Quantity`}>{quantity}</Fact>
          <Fact label={t`Budget`}>{formatRupees(value)}</Fact>
        </dl>
        <div className="mt-2 flex min-h-11 items-center justify-between gap-3">
          <Place city={cityName} state={stateName} />
          {action && <span className="relative z-1 flex flex-none">{action}</span>}
        </div>
      </div>
      {children}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-meta">{label}</dt>
      <dd className="truncate font-semibold text-ui tabular-nums">{children}</dd>
    </div>
  );
}
