import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogPost } from '@plyhaat/contract/content/blog';
import { Bookmark, Heart, MessageSquare } from 'lucide-react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SharePost } from './SharePost.tsx';
import { useReactions } from './useReactions.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const TOOL =
  '!px-3 md:!px-4 tabular-nums aria-pressed:border-teak aria-pressed:text-teak-ink aria-pressed:[&_svg]:fill-current';

export function PostTools({ post }: { post: BlogPost }) {
  const { t } = useLingui();
  const { isLiked, isBookmarked, likeCount, commentCount, toggle } = useReactions(post);
  return (
    <div className="relative flex flex-wrap items-center gap-2 print:hidden">
      <Button
        variant="line"
        aria-pressed={isLiked}
        aria-label={t`${plural(likeCount, { one: 'Like, 1 like', other: `Like, ${likeCount} likes` })}`}
        onClick={() => toggle('isLiked')}
        className={TOOL}
      >
        <Heart {...ICON} />
        {likeCount}
      </Button>
      <Button
        variant="line"
        aria-pressed={isBookmarked}
        aria-label={t`Bookmark`}
        onClick={() => toggle('isBookmarked')}
        className={TOOL}
      >
        <Bookmark {...ICON} />
        <span className="max-md:hidden">
          <Trans>Bookmark</Trans>
        </span>
      </Button>
      <ButtonLink
        variant="line"
        href="#write-comment"
        onClick={() => document.querySelector<HTMLTextAreaElement>('#write-comment textarea')?.focus()}
        aria-label={t`${plural(commentCount, { one: 'Comment, 1 comment', other: `Comment, ${commentCount} comments` })}`}
        className={TOOL}
      >
        <MessageSquare {...ICON} />
        {commentCount}
      </ButtonLink>
      <SharePost path={`/blog/${post.slug}`} />
    </div>
  );
}
