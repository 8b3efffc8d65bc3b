import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { session } from '#api/session.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useChange } from '#forms/useChange.ts';
import { openLogin } from '#shell/login.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { Stars } from '#ui/display/Stars.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { Reply } from './Reply.tsx';
import { voteSending } from './reviews.queries.ts';
import { WaitingNote } from './WaitingNote.tsx';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

export function ReviewCard({ review, onEdit }: { review: Review; onEdit?: () => void }) {
  const { t } = useLingui();
  return (
    <article className="border-line border-t py-5">
      <header className="flex items-center gap-3">
        {review.addedby?.picture ? (
          <Picture
            picture={review.addedby.picture}
            alt=""
            ratio="1/1"
            sizes="44px"
            widths={[160]}
            className="size-11 flex-none rounded-full"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-full bg-teak-soft font-semibold text-teak-ink text-ui uppercase"
          >
            {initials(review.name)}
          </span>
        )}
        <div className="min-w-0">
          <h3 className="truncate font-semibold text-body">{review.name}</h3>
          <Stars rating={review.rating} />
        </div>
        <time dateTime={review.updatedAt} className="ml-auto flex-none self-start text-ink-3 text-ui">
          {formatDay(new Date(review.updatedAt), t)}
        </time>
      </header>
      {review.waiting && <WaitingNote />}
      <p className="mt-3 whitespace-pre-line wrap-anywhere text-ui">{review.message}</p>
      <footer className="mt-1 flex flex-wrap items-center gap-x-5 print:hidden">
        {review.mine ? (
          onEdit && (
            <button type="button" onClick={onEdit} className="link min-h-11 text-ui">
              <Trans>Edit your review</Trans>
            </button>
          )
        ) : (
          <>
            <Votes review={review} />
            <ReportButton kind="review" id={review._id} name={review.name} />
          </>
        )}
      </footer>
      <Reply review={review} />
    </article>
  );
}

function Votes({ review }: { review: Review }) {
  const { t } = useLingui();
  const voting = useChange(voteSending(review._id), { success: null, refresh: [['reviews']] });
  const vote = (helpful: boolean) => {
    if (!session.get().isAuthenticated) return openLogin();
    if (voting.isPending || review.vote === helpful) return;
    voting.mutate(helpful);
  };
  const shown = voting.data?.data ?? review;
  return (
    <>
      <Vote on={shown.vote === true} count={shown.helpful} label={t`Helpful`} onPress={() => vote(true)} />
      <Vote on={shown.vote === false} count={shown.unhelpful} label={t`Not helpful`} onPress={() => vote(false)} />
    </>
  );
}

type VoteProps = { on: boolean; count: number; label: string; onPress: () => void };

function Vote({ on, count, label, onPress }: VoteProps) {
  const Icon = label === 'Helpful' ? ThumbsUp : ThumbsDown;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-1.5 text-ui tabular-nums hover:text-ink',
        on ? 'font-semibold text-teak-ink' : 'text-ink-2',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={on ? 'fill-teak-soft' : undefined} />
      {label}
      {count > 0 && ` (${count})`}
    </button>
  );
}
