import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@plyhaat/contract/leads/threads';
import { FileText } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { formatMoment } from '#ui/words/dates.ts';

/** One message: one's own at the right. */
export function MessageBubble({ message, withName }: { message: Message; withName: string }) {
  const { t } = useLingui();
  const { mine, text, isMasked, file, isSeen, createdAt } = message;
  return (
    <li
      className={classes(
        'max-w-[52ch] rounded-card px-3.5 py-2.5 text-ui',
        mine ? 'ml-6 justify-self-end bg-teak-soft' : 'mr-6 justify-self-start bg-sunken',
      )}
    >
      <span className={mine ? 'sr-only' : 'block text-ink-2 text-meta'}>{mine ? t`You` : withName}</span>
      <p className="wrap-break-word whitespace-pre-line">
        {text ?? (
          <span className="text-ink-3">
            <Trans>This message was deleted.</Trans>
          </span>
        )}
      </p>
      {file && (
        <a href={file.address} className="link mt-1 inline-flex min-h-11 items-center gap-1.5">
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
          {file.name}
        </a>
      )}
      {mine && isMasked && (
        <p className="mt-1 text-ink-2 text-meta">
          <Trans>The contact in it is hidden for now.</Trans>
        </p>
      )}
      <p className="mt-1 text-ink-2 text-meta">
        <time dateTime={createdAt}>{formatMoment(new Date(createdAt), t)}</time>
        {mine && isSeen && (
          <>
            {' · '}
            <Trans>Read</Trans>
          </>
        )}
      </p>
    </li>
  );
}
