import { useLingui } from '@lingui/react/macro';
import type { EnquiryDetail, EnquiryEntry } from '@plyhaat/contract/leads/staff/enquiries';
import type { ReactNode } from 'react';
import { momentText } from '#console/table/cells.tsx';
import { classes } from '#ui/classes.ts';
import { KINDS } from './words.ts';

/** What was asked, and what staff noted and answered since. */
export function Conversation({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { name, kind, message, createdAt, entries } = enquiry;
  return (
    <ol className="grid grid-cols-1 gap-3">
      <Bubble by={name} at={createdAt} more={t(KINDS[kind])} look="mr-6 justify-self-start bg-sunken">
        {message}
      </Bubble>
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { kind, text, by, createdAt, sentAt } }: { entry: EnquiryEntry }) {
  const { t } = useLingui();
  const name = by ?? t`a former member`;
  if (kind === 'note')
    return (
      <Bubble by={t`Note of ${name}, only staff read it`} at={createdAt} look="mr-6 border border-line-2 border-dashed">
        {text}
      </Bubble>
    );
  return (
    <Bubble
      by={t`Answer of ${name}`}
      at={createdAt}
      more={sentAt ? undefined : t`on its way`}
      look="ml-6 justify-self-end bg-teak-soft"
    >
      {text}
    </Bubble>
  );
}

type BubbleProps = { by: string; at: string; more?: string | undefined; look: string; children: ReactNode };

const Bubble = ({ by, at, more, look, children }: BubbleProps) => (
  <li className={classes('max-w-[68ch] rounded-card px-3.5 py-2.5 text-ui', look)}>
    <span className="block text-ink-2 text-meta">{by}</span>
    <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    <p className="mt-1 text-ink-2 text-meta">
      <time dateTime={at}>{momentText(at)}</time>
      {more && ` · ${more}`}
    </p>
  </li>
);
