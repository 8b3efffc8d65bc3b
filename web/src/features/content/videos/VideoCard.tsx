import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Video } from '@plyhaat/contract/content/videos';
import { clockTime } from '@plyhaat/contract/core/duration';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { Card, CardBody, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { useSay } from '#ui/said.ts';
import { formatPostDay } from '../post-day.ts';
import { categoryOf } from './category.ts';
import type { VideosAddress } from './videos.address.ts';

export function usePlays(count: number): string {
  const { t } = useLingui();
  const shown = count.toLocaleString('en-IN');
  return t`${plural(count, { one: '1 view', other: `${shown} views` })}`;
}

type Props = { video: Video; address: VideosAddress; eager?: boolean };

/** A still with its length; the whole card opens the video over the list. */
export function VideoCard({ video, address, eager = false }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const plays = usePlays(video.viewCount);
  return (
    <Card className="h-full">
      <span className="relative block">
        <Picture
          picture={video.picture}
          alt=""
          eager={eager}
          ratio="16/9"
          sizes="(min-width: 1280px) 410px, (min-width: 640px) 46vw, 92vw"
          widths={[320, 640]}
        />
        <span className="absolute inset-0 m-auto grid size-13 place-items-center rounded-full bg-night/60 text-white">
          <Play size={20} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        </span>
        <span className="absolute right-3 bottom-3 rounded-sm bg-night/75 px-1.5 py-0.5 text-meta text-white tabular-nums">
          <span className="sr-only">
            <Trans>Duration</Trans>{' '}
          </span>
          {clockTime(video.duration)}
        </span>
      </span>
      <CardBody>
        <p className="font-semibold text-meta text-teak-ink">{categoryOf(video, say)}</p>
        <h3 className="mt-2 text-balance text-title leading-6.5">
          <Link
            to="/videos/$id"
            params={{ id: video._id }}
            search={address}
            resetScroll={false}
            className={`${cardLinkClass} hover:text-teak-ink`}
          >
            {video.name}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-2 text-ink-2 text-ui">{video.description}</p>
        <p className="mt-auto flex flex-wrap gap-x-1.5 pt-4 text-ink-3 text-meta tabular-nums">
          <time dateTime={video.createdAt}>{formatPostDay(new Date(video.createdAt), 'short', t)}</time>
          <span aria-hidden="true">·</span>
          {plays}
        </p>
      </CardBody>
    </Card>
  );
}
