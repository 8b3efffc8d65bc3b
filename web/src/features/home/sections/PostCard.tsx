import { formatDay } from '@plyhaat/contract/core/dates';
import { Card, CardBody } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import type { ShownPost } from './story.queries.ts';

export function PostCard({ post }: { post: ShownPost }) {
  return (
    <Card className="h-full">
      <Picture
        picture={post.picture}
        alt=""
        ratio="16/9"
        sizes="(min-width: 1280px) 410px, (min-width: 768px) 42vw, 86vw"
        widths={[320, 640, 1280]}
      />
      <CardBody>
        <p className="font-semibold text-meta text-teak-ink">{post.category}</p>
        <h3 className="mt-2 text-balance text-title">{post.name}</h3>
        <p className="mt-2 line-clamp-2 text-ink-2 text-ui">{post.excerpt}</p>
        <p className="mt-auto pt-4 text-ink-3 text-meta">
          {post.readingMinutes} min · {formatDay(new Date(post.createdAt))}
        </p>
      </CardBody>
    </Card>
  );
}
