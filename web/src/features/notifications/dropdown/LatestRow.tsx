import { Trans, useLingui } from '@lingui/react/macro';
import { describe } from '@plyhaat/contract/notifications/kinds';
import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { formatDay } from '#ui/words/dates.ts';
import { NotificationIcon } from '../NotificationIcon.tsx';
import { UnreadDot } from '../UnreadDot.tsx';
import { useNotificationChanges } from '../useNotificationChanges.ts';
import { useOpening } from '../useOpening.ts';

const PLACES: ReadonlyMap<string | null, string> = new Map([
  ['product', '/product/'],
  ['seller', '/seller/'],
  ['order', '/account/orders/'],
]);

/** Rows of the header lead where `relatedType` says (NOTE-6), else to the page of all notifications. */
function addressOf({ relatedType, relatedId }: Notification): string {
  const place = PLACES.get(relatedType);
  return place && relatedId ? place + encodeURIComponent(relatedId) : '/notifications';
}

/** A row of the header's list and of the mobile menu. */
export function LatestRow({ row, close }: { row: Notification; close: () => void }) {
  const { t } = useLingui();
  const to = addressOf(row);
  const { title, text } = describe(row);
  const { readAloud, remove } = useNotificationChanges();
  const open = useOpening({ read: readAloud, onOpened: close });
  const titleId = useId();
  return (
    <li
      className={classes(
        'relative flex items-start gap-3 py-3 pr-1 pl-6 hover:bg-sunken',
        !row.isRead && 'bg-teak-soft/50',
      )}
    >
      {!row.isRead && <UnreadDot />}
      <NotificationIcon type={row.type} />
      <a
        href={to}
        onClick={(event) => void open(event, row, { to })}
        className="block min-w-0 flex-1 after:absolute after:inset-0"
      >
        {!row.isRead && (
          <span className="sr-only">
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        <span id={titleId} className="block font-semibold text-ui">
          {row.title || title}
        </span>
        <span className="wrap-break-word block text-ui">{row.content || text}</span>
        <time dateTime={row.createdAt} className="text-ink-3 text-meta">
          {formatDay(new Date(row.createdAt), t)}
        </time>
      </a>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Delete notification`}
        aria-describedby={titleId}
        className="z-1"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.focus();
          remove(row);
        }}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </li>
  );
}
