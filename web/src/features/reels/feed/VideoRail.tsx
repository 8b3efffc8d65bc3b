import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { Bookmark, ChevronDown, ChevronUp, Flag, Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { classes } from '#ui/classes.ts';
import { shortCount } from '../words.ts';
import { ACT, ActFace } from './Act.tsx';
import { ShareAct } from './ShareAct.tsx';
import type { useBookmark, useLike } from './useReactions.ts';

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Props = {
  reel: Reel;
  like: ReturnType<typeof useLike>;
  bookmark: ReturnType<typeof useBookmark>;
  /** Absent where there is nothing to go to. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** What a viewer can do with a reel, in one column. */
export function VideoRail({ reel, like, bookmark, onPrevious, onNext }: Props) {
  const { t } = useLingui();
  const likes = shortCount(like.count, t);
  return (
    <div className="z-1 col-start-2 row-start-1 row-end-3 grid content-end justify-items-center gap-2 pr-2.5 pb-3 stage-wide:col-start-3 stage-wide:row-end-4 stage-wide:justify-items-start stage-wide:gap-3 stage-wide:pr-0 stage-wide:pl-4 stage-wide:text-ink stage-desk:justify-items-center stage-desk:pb-1 stage-desk:pl-0">
      <div className="hidden gap-2 stage-desk:absolute stage-desk:top-1 stage-desk:grid">
        <Step label={t`Previous reel`} disabled={!onPrevious} onClick={onPrevious}>
          <ChevronUp {...ICON} size={20} />
        </Step>
        <Step label={t`Next reel`} disabled={!onNext} onClick={onNext}>
          <ChevronDown {...ICON} size={20} />
        </Step>
      </div>
      <button
        type="button"
        aria-pressed={like.isLiked}
        aria-label={t`${plural(like.count, { one: 'Like, 1 like', other: `Like, ${likes} likes` })}`}
        onClick={like.toggle}
        className={ACT}
      >
        <ActFace sign={<Heart {...ICON} />} text={likes} />
      </button>
      <button
        type="button"
        aria-pressed={bookmark.isSaved}
        aria-label={t`Save`}
        onClick={bookmark.toggle}
        className={ACT}
      >
        <ActFace sign={<Bookmark {...ICON} />} text={bookmark.isSaved ? t`Saved` : t`Save`} />
      </button>
      <ShareAct reel={reel} />
      <ReportButton kind="reel" id={reel._id} className={ACT}>
        <ActFace sign={<Flag {...ICON} />} text={t`Report`} />
      </ReportButton>
    </div>
  );
}

type StepProps = ComponentProps<'button'> & { label: string };

function Step({ label, className, ...button }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={classes(
        'grid size-12 place-items-center rounded-full border border-line-2 bg-surface text-ink transition-colors hover:border-ink-2 disabled:border-line disabled:text-control',
        className,
      )}
    />
  );
}
