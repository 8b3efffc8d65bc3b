import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reel, ReelState } from '@plyhaat/contract/reels/reels';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { ApprovalNote } from '#forms/approval/ApprovalNote.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { clock, shortCount } from '../words.ts';
import { switching } from './own.queries.ts';

const TONES: Readonly<Record<ReelState, BadgeTone>> = {
  Processing: 'wait',
  'Under review': 'wait',
  Active: 'ok',
  Inactive: 'plain',
  Rejected: 'no',
};

/** Active or Inactive by isActive, once buyers could see it (REEL-2). */
const stateOf = ({ state, isActive }: Reel): ReelState => state ?? (isActive ? 'Active' : 'Inactive');
const STATES: Readonly<Record<ReelState, MessageDescriptor>> = {
  Processing: msg`Processing`,
  'Under review': msg`Under review`,
  Active: msg`Active`,
  Inactive: msg`Inactive`,
  Rejected: msg`Rejected`,
};
const isDecided = (reel: Reel) => ['Active', 'Inactive'].includes(stateOf(reel));

type Props = { reels: readonly Reel[]; onDelete: (reel: Reel) => void };

export function OwnReelTable({ reels, onDelete }: Props) {
  const { t } = useLingui();
  const columns: readonly Column<Reel>[] = [
    { head: t`Reel`, cell: (reel) => <What reel={reel} /> },
    {
      head: t({ message: 'State', context: 'how far something is' }),
      stacked: 'corner',
      cell: (reel) => <Badge tone={TONES[stateOf(reel)]}>{t(STATES[stateOf(reel)])}</Badge>,
    },
    { head: t`Views`, align: 'right', stacked: 'labelled', cell: ({ viewCount }) => shortCount(viewCount, t) },
    { head: t`Likes`, align: 'right', stacked: 'labelled', cell: ({ likeCount }) => shortCount(likeCount, t) },
    {
      head: t`Added`,
      stacked: 'hidden',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap text-ink-3">{formatDay(new Date(createdAt), t)}</span>
      ),
    },
    {
      head: t`Shown`,
      stacked: 'labelled',
      cell: (reel) => (isDecided(reel) ? <Shown reel={reel} /> : null),
    },
    {
      head: t`Actions`,
      quietHead: true,
      stacked: 'end',
      cell: (reel) => <Actions reel={reel} onDelete={onDelete} />,
    },
  ];
  return <Table caption={t`Your reels`} columns={columns} rows={reels} rowKey={({ _id }) => _id} />;
}

const productsOf = ({ productIds = [] }: Reel) =>
  productIds.length === 0
    ? msg`No products`
    : msg`${plural(productIds.length, { one: '# product', other: '# products' })}`;

function What({ reel }: { reel: Reel }) {
  const { t } = useLingui();
  const { _id, title, picture, duration } = reel;
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <span className="relative w-13.5 flex-none overflow-hidden rounded bg-night">
        <Picture picture={picture} alt="" ratio="9/16" sizes="54px" widths={[160]} imageClassName="" />
        <span className="absolute bottom-1 left-1 rounded-[4px] bg-night/80 px-1.25 text-cream text-meta tabular-nums">
          {clock(duration)}
        </span>
      </span>
      <div className="min-w-0 text-ui">
        <p className="max-w-[34ch] font-semibold wrap-anywhere">
          {stateOf(reel) === 'Active' ? (
            <Link to="/reels/$id" params={{ id: _id }} className="hover:text-teak">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-3 text-meta">{t(productsOf(reel))}</p>
        <Note reel={reel} />
      </div>
    </div>
  );
}

function Note({ reel }: { reel: Reel }) {
  const state = stateOf(reel);
  if (state === 'Processing')
    return (
      <p className="mt-1 text-ink-2 text-meta">
        <Trans>We are preparing your video for phones and slow networks.</Trans>
      </p>
    );
  if (state === 'Inactive' && reel.approved === 'APPROVED')
    return (
      <p className="mt-1 text-ink-2 text-meta">
        <Trans>Hidden by you. Switch it on to show it again.</Trans>
      </p>
    );
  return <ApprovalNote {...reel} />;
}

/** A checkbox tells its own state. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** Saved at once and without review. */
function Shown({ reel: { _id, title, isActive } }: { reel: Reel }) {
  const { t } = useLingui();
  const saving = useChange(switching(_id), { success: null, refresh: [['reels']], refreshOnError: true });
  return (
    <label className="inline-grid size-11 place-items-center">
      <input
        {...SWITCH}
        checked={saving.isPending ? saving.variables : isActive}
        onChange={({ target }) => saving.mutate(target.checked)}
        aria-label={t`Show ${title} to buyers`}
        className="size-5 accent-teak-fill"
      />
    </label>
  );
}

function Actions({ reel, onDelete }: { reel: Reel; onDelete: (reel: Reel) => void }) {
  const { t } = useLingui();
  const { _id, title } = reel;
  return (
    <span className="flex justify-end">
      <Link
        to="/account"
        search={{ tab: 'addReel', id: _id }}
        aria-label={t`Edit ${title}`}
        className={buttonClass({ variant: 'quiet', size: 'round' })}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Button variant="quiet" size="round" aria-label={t`Delete ${title}`} onClick={() => onDelete(reel)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
