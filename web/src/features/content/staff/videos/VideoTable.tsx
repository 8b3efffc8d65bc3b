import { useLingui } from '@lingui/react/macro';
import { embedAddress } from '@plyhaat/contract/content/embed';
import type { StaffVideo } from '@plyhaat/contract/content/staff/videos';
import { formatDay } from '@plyhaat/contract/core/dates';
import { clockTime } from '@plyhaat/contract/core/duration';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';

type Props = { videos: readonly StaffVideo[]; onDelete: (video: StaffVideo) => void };

export function VideoTable({ videos, onDelete }: Props) {
  const { t } = useLingui();
  const columns: readonly Column<StaffVideo>[] = [
    { head: t`Video`, cell: (video) => <What video={video} /> },
    {
      head: t({ message: 'State', context: 'What becomes of it' }),
      stacked: 'corner',
      cell: ({ isPublished }) => (
        <Badge tone={isPublished ? 'ok' : 'plain'}>{isPublished ? t`Published` : t`Unpublished`}</Badge>
      ),
    },
    { head: t`Category`, stacked: 'hidden', cell: ({ category }) => category },
    {
      head: t`Views`,
      align: 'right',
      stacked: 'labelled',
      cell: ({ viewCount }) => viewCount.toLocaleString('en-IN'),
    },
    {
      head: t`Added`,
      stacked: 'hidden',
      cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-3">{formatDay(new Date(createdAt))}</span>,
    },
    {
      head: t`Actions`,
      quietHead: true,
      stacked: 'end',
      cell: (video) => <Actions video={video} onDelete={onDelete} />,
    },
  ];
  return <Table caption={t`Videos`} columns={columns} rows={videos} rowKey={({ _id }) => _id} />;
}

function What({ video: { _id, name, picture, duration, url } }: { video: StaffVideo }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <span className="relative w-21 flex-none overflow-hidden rounded bg-night">
        <Picture picture={picture} alt="" ratio="16/9" sizes="84px" widths={[160]} imageClassName="" />
        <span className="absolute right-1 bottom-1 rounded-[4px] bg-night/80 px-1.25 text-cream text-meta tabular-nums">
          {clockTime(duration)}
        </span>
      </span>
      <div className="min-w-0 text-ui">
        <Link
          to="/admin/content/videos/$id"
          params={{ id: _id }}
          className="block max-w-[44ch] font-semibold wrap-anywhere hover:text-teak"
        >
          {name}
        </Link>
        <p className="text-ink-3 text-meta">{embedAddress(url) ? t`Embedded from YouTube` : t`Upload a video`}</p>
      </div>
    </div>
  );
}

function Actions({ video, onDelete }: { video: StaffVideo; onDelete: (video: StaffVideo) => void }) {
  const { t } = useLingui();
  return (
    <span className="flex justify-end">
      <Link
        to="/admin/content/videos/$id"
        params={{ id: video._id }}
        aria-label={t`Edit ${{ name: video.name }}`}
        className={buttonClass({ variant: 'quiet', size: 'round' })}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Button
        variant="quiet"
        size="round"
        aria-label={t`Delete ${{ name: video.name }}`}
        onClick={() => onDelete(video)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
