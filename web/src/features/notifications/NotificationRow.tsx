import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { describe } from '@plyhaat/contract/notifications/kinds';
import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { Check, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { NotificationIcon } from './NotificationIcon.tsx';
import { relativeTime } from './relative-time.ts';
import { SentenceText } from './SentenceText.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { useNotificationChanges } from './useNotificationChanges.ts';
import { useOpening } from './useOpening.ts';

const onFailed = () => toastError(msg`Failed to process notification`);

/** One row of the page: the whole of it leads where its type says. */
export function NotificationRow({ row }: { row: Notification }) {
  const { t } = useLingui();
  const { sentence, target, action } = describe(row);
  const link = row.action ?? action;
  const { read, readQuietly, remove } = useNotificationChanges();
  const open = useOpening({ read: readQuietly, onFailed });
  const textId = useId();
  return (
    <li
      className={classes(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3 pr-1 pl-6 hover:bg-sunken sm:gap-x-4 sm:pr-2',
        row.isRead ? 'text-ink-2' : 'bg-teak-soft/50',
      )}
    >
      {!row.isRead && <UnreadDot />}
      <NotificationIcon type={row.type} />
      <div className="min-w-0">
        <a
          id={textId}
          href={target.to}
          onClick={(event) => void open(event, row, target)}
          className="wrap-break-word block text-ui after:absolute after:inset-0"
        >
          {!row.isRead && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          <SentenceText sentence={row.words ?? sentence} />{' '}
          {link && <span className="font-semibold text-teak-ink underline">{link}</span>}
        </a>
        <time
          dateTime={row.createdAt}
          title={formatMoment(new Date(row.createdAt), t)}
          className="text-ink-3 text-meta"
        >
          {t(relativeTime(row.createdAt, Date.now()))}
        </time>
      </div>
      <div className="contents sm:flex sm:items-center sm:self-center">
        {!row.isRead && (
          <Button
            variant="quiet"
            aria-describedby={textId}
            className="z-1 max-sm:col-start-2 max-sm:row-start-2 max-sm:-mb-3 max-sm:-ml-3 max-sm:justify-self-start"
            onClick={() => read(row)}
          >
            <Check size={16} strokeWidth={1.75} aria-hidden="true" className="text-teak-ink" />
            <span className="text-teak-ink">
              <Trans>Mark as read</Trans>
            </span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="icon"
          aria-label={t`Delete notification`}
          aria-describedby={textId}
          className="z-1 max-sm:col-start-3 max-sm:row-start-1 max-sm:-mt-1.5"
          onClick={({ currentTarget }) => {
            currentTarget.closest('section')?.focus();
            remove(row);
          }}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
