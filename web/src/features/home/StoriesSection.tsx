import { useSuspenseQuery } from '@tanstack/react-query';
import type { Section } from '#shell/later.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { CarouselArrows } from '#ui/CarouselControls.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { PostCard } from './PostCard.tsx';
import { newestPosts, newestVideos } from './story.queries.ts';
import { VideoCard } from './VideoCard.tsx';

const AUTOPLAY = 4000;
const ROW = 'max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter';

export const storiesSection: Section = {
  Show: StoriesSection,
  load: (queries) => Promise.all([queries.ensureQueryData(newestPosts()), queries.ensureQueryData(newestVideos())]),
};

/** Blog and videos under two tabs; a tab without anything to show is not there. */
function StoriesSection() {
  const { data: posts } = useSuspenseQuery(newestPosts());
  const { data: videos } = useSuspenseQuery(newestVideos());
  const tabs = [
    {
      value: 'blog',
      label: 'Blog',
      cards: posts.map((post) => <PostCard key={post._id} post={post} />),
    },
    {
      value: 'videos',
      label: 'Videos',
      cards: videos.map((video) => <VideoCard key={video._id} video={video} />),
    },
  ].filter(({ cards }) => cards.length > 0);
  if (tabs.length === 0) return null;
  return (
    <div className="wrap pt-section">
      <h2 className="sr-only">Blog and videos</h2>
      <Tabs
        label="Blog and videos"
        name="stories"
        tabs={tabs.map(({ value, label, cards }) => ({
          value,
          label,
          content: (
            <Carousel
              label={label}
              slides="three"
              autoplay={AUTOPLAY}
              rowClassName={ROW}
              head={null}
              foot={<CarouselArrows className="mt-5 justify-end" />}
            >
              {cards}
            </Carousel>
          ),
        }))}
      />
    </div>
  );
}
