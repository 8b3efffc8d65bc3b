import { Trans, useLingui } from '@lingui/react/macro';
import type { WrittenPost } from '@plyhaat/contract/content/staff/writing';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { STATUS_NAMES, STATUS_TONES, stateLine } from './words.ts';

type Props = { posts: readonly WrittenPost[]; onDelete: (post: WrittenPost) => void };

export function PostTable({ posts, onDelete }: Props) {
  const { t } = useLingui();
  const columns: readonly Column<WrittenPost>[] = [
    { head: t`Post`, cell: (post) => <What post={post} /> },
    {
      head: t({ message: 'State', context: 'What becomes of it' }),
      stacked: 'corner',
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(STATUS_NAMES[status])}</Badge>,
    },
    {
      head: t`Category`,
      stacked: 'hidden',
      cell: ({ category }) =>
        category || (
          <span className="text-ink-3">
            <Trans>none</Trans>
          </span>
        ),
    },
    {
      head: t`Changed`,
      stacked: 'labelled',
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className="whitespace-nowrap text-ink-3">
          {formatMoment(new Date(updatedAt))}
        </time>
      ),
    },
    {
      head: t`Actions`,
      quietHead: true,
      stacked: 'end',
      cell: (post) => <Actions post={post} onDelete={onDelete} />,
    },
  ];
  return <Table caption={t`Posts`} columns={columns} rows={posts} rowKey={({ _id }) => _id} />;
}

function What({ post }: { post: WrittenPost }) {
  const { t } = useLingui();
  const { _id, name, picture, status, hasChanges, publishAt } = post;
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <Picture
        picture={picture}
        alt=""
        ratio="3/2"
        sizes="72px"
        widths={[160]}
        className="w-14 flex-none rounded sm:w-18"
        imageClassName=""
      />
      <div className="min-w-0 text-ui">
        <Link
          to="/admin/content/posts/$id"
          params={{ id: _id }}
          className="block max-w-[44ch] font-semibold wrap-anywhere hover:text-teak"
        >
          {name}
        </Link>
        {(status === 'scheduled' || hasChanges || publishAt) && (
          <p className="max-w-[52ch] text-ink-3 text-meta">{t(stateLine(post))}</p>
        )}
      </div>
    </div>
  );
}

function Actions({ post, onDelete }: { post: WrittenPost; onDelete: (post: WrittenPost) => void }) {
  const { t } = useLingui();
  return (
    <span className="flex justify-end">
      <Link
        to="/admin/content/posts/$id"
        params={{ id: post._id }}
        aria-label={t`Edit ${{ name: post.name }}`}
        className={buttonClass({ variant: 'quiet', size: 'round' })}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Button variant="quiet" size="round" aria-label={t`Delete ${{ name: post.name }}`} onClick={() => onDelete(post)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
