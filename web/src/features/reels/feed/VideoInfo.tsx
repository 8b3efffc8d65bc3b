import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { REEL_CATEGORY, type Reel } from '@plyhaat/contract/reels/reels';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { type Said, useSay } from '#ui/said.ts';
import { ageOf, shortCount } from '../words.ts';

/** Longer than two lines of a phone. */
const LONG = 84;

/** A title that is the description's own first sentence is not said twice. */
function restOf({ title, description }: Pick<Reel, 'title' | 'description'>): string {
  const start = title.replace(/…$/, '');
  return description.startsWith(start) ? description.slice(start.length).replace(/^[\s.!?…]+/, '') : description;
}

/** Whose reel it is and what it says: on the video, or at its left on wide screens. */
export function VideoInfo({ reel, keys = false }: { reel: Reel; keys?: boolean }) {
  const { title, category = REEL_CATEGORY, hashtags, viewCount, createdAt, user, products } = reel;
  const { t } = useLingui();
  const views = shortCount(viewCount, t);
  return (
    <div
      className={classes(
        'z-1 col-start-1 row-start-2 grid min-w-0 content-end gap-2 self-end py-3 pr-3 pl-4 stage-wide:col-start-2 stage-desk:col-start-1 stage-desk:row-span-full stage-desk:row-start-1 stage-desk:flex stage-desk:scrollbar-none stage-desk:flex-col stage-desk:gap-4 stage-desk:self-stretch stage-desk:overflow-auto stage-desk:py-1 stage-desk:pr-6 stage-desk:pl-1 stage-desk:text-ink',
        products.length === 0 && 'mb-5',
      )}
    >
      <Who reel={reel} />
      <h2 className="line-clamp-2 text-balance font-semibold text-body wrap-anywhere stage-desk:line-clamp-none stage-desk:text-head">
        {title}
      </h2>
      <Description text={restOf(reel)} />
      {hashtags.length > 0 && (
        <p className="line-clamp-1 text-cream/85 text-meta stage-desk:line-clamp-none stage-desk:text-ink-3">
          {hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}
        </p>
      )}
      <p className="text-cream/90 text-meta tabular-nums stage-desk:text-ink-3">
        <Plural value={viewCount} one="1 view" other={`${views} views`} /> ·{' '}
        <time dateTime={createdAt} suppressHydrationWarning>
          {t(ageOf(createdAt, Date.now()))}
        </time>
        {category && ` · ${category === REEL_CATEGORY ? t({ message: 'General', context: 'a category' }) : category}`}
      </p>
      <Link
        to="/seller/$id"
        params={{ id: user.username }}
        className={buttonClass({ variant: 'line' }, 'hidden! self-start stage-desk:inline-flex!')}
      >
        <Trans>View Store</Trans>
      </Link>
      {keys && <Keys />}
    </div>
  );
}

function Who({ reel: { user } }: { reel: Reel }) {
  const place = [user.cityName, user.stateName].filter(Boolean).join(', ');
  return (
    <div className="relative flex min-w-0 items-center gap-3">
      <Picture
        picture={user.picture}
        alt=""
        ratio="1/1"
        sizes="56px"
        widths={[160]}
        imageClassName=""
        className="size-11 flex-none rounded-card stage-desk:size-14"
      />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1 font-semibold text-ui stage-desk:text-body">
          <Link
            to="/seller/$id"
            params={{ id: user.username }}
            className="truncate after:absolute after:inset-0 hover:underline"
          >
            {user.name}
          </Link>
          {user.isVerified && (
            <>
              <BadgeCheck
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="flex-none fill-mint text-night stage-desk:fill-leaf stage-desk:text-surface"
              />
              <span className="sr-only">
                <Trans>Verified</Trans>
              </span>
            </>
          )}
        </p>
        {place && <p className="truncate text-cream/90 text-meta stage-desk:text-ink-2 stage-desk:text-ui">{place}</p>}
      </div>
    </div>
  );
}

function Description({ text }: { text: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <div className="flex items-end gap-2 text-cream/90 text-ui stage-desk:text-body stage-desk:text-ink-2">
      <p
        className={classes(
          'min-w-0 flex-1 whitespace-pre-line wrap-anywhere stage-desk:line-clamp-none',
          open ? 'max-h-40 overflow-y-auto' : 'line-clamp-2 stage-wide:line-clamp-4',
        )}
      >
        {text}
      </p>
      {text.length > LONG && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-my-3 flex min-h-11 min-w-11 flex-none items-center justify-end font-semibold text-cream text-meta underline-offset-3 hover:underline stage-wide:hidden"
        >
          {open ? t`Less` : t`More`}
        </button>
      )}
    </div>
  );
}

const KEYS: readonly (readonly (readonly [keys: readonly Said[], what: MessageDescriptor])[])[] = [
  [[['↑', '↓'], msg`previous, next reel`]],
  [[[msg`Space`], msg`play or pause`]],
  [
    [['M'], msg`sound`],
    [['L'], msg({ message: 'like', context: 'what a key does' })],
    [['P'], msg`products`],
  ],
];

function Keys() {
  const { t } = useLingui();
  const say = useSay();
  return (
    <ul
      aria-label={t`Keyboard`}
      className="mt-auto hidden gap-2 pt-6 text-ink-3 text-meta stage-desk:grid [@media(max-height:760px)]:hidden!"
    >
      {KEYS.map((line) => (
        <li key={line[0]?.[1].id} className="flex gap-4">
          {line.map(([keys, what]) => (
            <span key={what.id} className="flex items-center gap-2">
              {keys.map((key) => (
                <kbd
                  key={say(key)}
                  className="inline-grid h-6.5 min-w-7 place-items-center rounded-sm border border-line-2 border-b-2 bg-surface px-1.75 font-sans text-ink-2 text-meta"
                >
                  {say(key)}
                </kbd>
              ))}
              {t(what)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
