import { clockTime } from '@plyhaat/contract/core/duration';
import { Link } from '@tanstack/react-router';
import { Card, CardBody } from '#ui/display/Card.tsx';
import { SectionVideo } from './SectionVideo.tsx';
import type { ShownVideo } from './story.queries.ts';

export function VideoCard({ video }: { video: ShownVideo }) {
  return (
    <Card className="h-full">
      <SectionVideo
        source={video.url}
        title={video.name}
        picture={video.picture}
        ratio="16/9"
        sizes="(min-width: 1280px) 410px, (min-width: 768px) 42vw, 86vw"
        className="overflow-hidden"
      >
        <span className="sr-only">{video.name}</span>
        <span className="absolute right-3 bottom-3 rounded-sm bg-night/75 px-1.5 py-0.5 text-meta text-white tabular-nums">
          {clockTime(video.duration)}
        </span>
      </SectionVideo>
      <CardBody>
        <p className="font-semibold text-meta text-teak-ink">{video.category}</p>
        <h3 className="mt-2 text-balance text-title">
          <Link to="/videos/$id" params={{ id: video._id }} className="hover:text-teak-ink">
            {video.name}
          </Link>
        </h3>
      </CardBody>
    </Card>
  );
}
