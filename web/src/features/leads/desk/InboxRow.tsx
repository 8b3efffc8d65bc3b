import { Trans } from '@lingui/react/macro';
import type { InboxItem } from '@plyhaat/contract/leads/seller-inbox';
import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { useSay } from '#ui/said.ts';
import { iconOf, type NextStep, nextStep, useItemWords } from './item-words.ts';
import { nameOf } from './open-item.ts';
import { since } from './since.ts';
import { useDesk } from './useDesk.ts';

const TONES: Readonly<Record<NextStep['tone'], string>> = {
  turn: 'font-semibold text-teak-ink',
  ok: 'font-semibold text-leaf',
  quiet: 'font-medium text-ink-3',
};

type Props = { item: InboxItem; address: Readonly<Record<string, string>>; isOpen: boolean; now: number };

/** Who, what, how much, since when and what next. */
export function InboxRow({ item, address, isOpen, now }: Props) {
  const isDesk = useDesk();
  const say = useSay();
  const words = useItemWords();
  const who = words.who(item);
  const Icon = iconOf(item);
  const { waits, kind, at } = item;
  const { text, tone } = nextStep(item, now, say);
  return (
    <li
      className={classes(
        'relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3 border-line border-b px-4 py-3 text-ui',
        isOpen
          ? 'bg-teak-soft before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-teak'
          : 'hover:bg-paper',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-10 place-items-center rounded',
          kind === 'win' ? 'bg-leaf-soft text-leaf' : isOpen ? 'bg-surface text-ink-2' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon size={18} strokeWidth={1.75} />
        {waits && !isOpen && (
          <span className="absolute top-1/2 left-1.25 size-1.5 -translate-y-1/2 rounded-full bg-teak" />
        )}
      </span>
      <div className="min-w-0">
        <div className="flex items-baseline gap-3">
          <Link
            to="/account"
            search={{ ...address, open: nameOf(item) }}
            aria-current={isOpen ? 'true' : undefined}
            resetScroll={!isDesk}
            className={classes(
              'min-w-0 flex-1 truncate text-body leading-5.5 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-teak focus-visible:after:-outline-offset-2',
              waits ? 'font-heavy' : 'font-medium',
            )}
          >
            {waits ? (
              <Trans>
                {who}
                <span className="sr-only">, waits for you</span>
              </Trans>
            ) : (
              who
            )}
          </Link>
          <time dateTime={at} className="flex-none text-ink-3 text-meta tabular-nums">
            {say(since(at, now, say))}
          </time>
        </div>
        <p className="truncate text-ink-2">{words.what(item)}</p>
        <p className="mt-1 flex items-center gap-3 text-meta">
          <span className="min-w-0 flex-1 truncate text-ink-3">{words.kindLine(item)}</span>
          <span className={classes('flex-none', TONES[tone])}>{say(text)}</span>
        </p>
      </div>
    </li>
  );
}
