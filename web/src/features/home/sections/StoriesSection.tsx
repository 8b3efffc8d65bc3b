import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PostCard } from '#features/content/blog/PostCard.tsx';
import type { Section } from '#shell/later.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { panelId, TabList, tabId } from '#ui/navigation/TabList.tsx';
import { newestPosts, newestVideos } from './story.queries.ts';
import { VideoCard } from './VideoCard.tsx';

const AUTOPLAY = 4000;
const ID = 'stories';

export const storiesSection: Section = {
  Show: StoriesSection,
  reads: (queries) => [queries.ensureQueryData(newestPosts()), queries.ensureQueryData(newestVideos())],
};

/** Blog and videos under two tabs; a tab without anything to show is not there. */
function StoriesSection() {
  const { t } = useLingui();
  const { data: posts } = useSuspenseQuery(newestPosts());
  const { data: videos } = useSuspenseQuery(newestVideos());
  const [chosen, setChosen] = useState('Blog');
  const names: Readonly<Record<string, string>> = { Blog: t`Blog`, Videos: t`Videos` };
  const cards = {
    Blog: posts.map((post) => <PostCard key={post._id} post={post} />),
    Videos: videos.map((video) => <VideoCard key={video._id} video={video} />),
  };
  const tabs = Object.entries(cards).filter(([, shown]) => shown.length > 0);
  const [open, shown] = tabs.find(([name]) => name === chosen) ?? tabs[0] ?? [];
  if (!open) return null;
  return (
    <div className="wrap pt-section">
      <h2 className="sr-only">
        <Trans>Blog and videos</Trans>
      </h2>
      <TabList
        label={t`Blog and videos`}
        tabs={tabs.map(([name]) => ({ value: name, label: names[name] }))}
        open={open}
        onOpen={setChosen}
        id={ID}
        mounted={(name) => name === open}
      />
      <div role="tabpanel" id={panelId(ID, open)} aria-labelledby={tabId(ID, open)} className="pt-5">
        <Carousel
          key={open}
          label={names[open] ?? open}
          slides="three"
          focusable
          autoplay={AUTOPLAY}
          rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
          head={null}
          foot={
            <div className="mt-5 flex items-center justify-between">
              <Link to={open === 'Videos' ? '/videos' : '/blog'} className={sectionLinkClass}>
                {open === 'Videos' ? t`View all videos` : t`View all posts`}
              </Link>
              <CarouselArrows />
            </div>
          }
        >
          {shown}
        </Carousel>
      </div>
    </div>
  );
}
