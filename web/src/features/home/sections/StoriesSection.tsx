import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PostCard } from '#features/content/blog/PostCard.tsx';
import type { Section } from '#shell/later.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { newestPosts, newestVideos } from './story.queries.ts';
import { VideoCard } from './VideoCard.tsx';

const AUTOPLAY = 4000;

export const storiesSection: Section = {
  Show: StoriesSection,
  reads: (queries) => [queries.ensureQueryData(newestPosts()), queries.ensureQueryData(newestVideos())],
};

/** Blog and videos under two tabs; a tab without anything to show is not there. */
function StoriesSection() {
  const { data: posts } = useSuspenseQuery(newestPosts());
  const { data: videos } = useSuspenseQuery(newestVideos());
  const [chosen, setChosen] = useState('Blog');
  const cards = {
    Blog: posts.map((post) => <PostCard key={post._id} post={post} />),
    Videos: videos.map((video) => <VideoCard key={video._id} video={video} />),
  };
  const tabs = Object.entries(cards).filter(([, shown]) => shown.length > 0);
  const [open, shown] = tabs.find(([name]) => name === chosen) ?? tabs[0] ?? [];
  if (!open) return null;
  return (
    <div className="wrap pt-section">
      <h2 className="sr-only">Blog and videos</h2>
      <TabList names={tabs.map(([name]) => name)} open={open} onOpen={setChosen} />
      <div role="tabpanel" id={panelId(open)} aria-labelledby={tabId(open)} className="pt-5">
        <Carousel
          key={open}
          label={open}
          slides="three"
          focusable
          autoplay={AUTOPLAY}
          rowClassName="max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter"
          head={null}
          foot={
            <div className="mt-5 flex items-center justify-between">
              <Link to={open === 'Videos' ? '/videos' : '/blog'} className={sectionLinkClass}>
                {open === 'Videos' ? 'View all videos' : 'View all posts'}
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

const tabId = (name: string) => `stories-${name.toLowerCase()}-tab`;
const panelId = (name: string) => `stories-${name.toLowerCase()}`;

const TAB =
  'relative min-h-12 flex-none font-medium text-body text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:ply-edge-now';

type TabListProps = { names: readonly string[]; open: string; onOpen: (name: string) => void };

/** Ids of its own: a section is drawn apart from its page, where generated ones would differ. */
function TabList({ names, open, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (names.indexOf(open) + step + names.length) % names.length;
    onOpen(names[at] ?? open);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Blog and videos"
      onKeyDown={walk}
      className="flex gap-[clamp(1.25rem,3vw,2rem)] border-line border-b"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === open}
          aria-controls={name === open ? panelId(name) : undefined}
          tabIndex={name === open ? 0 : -1}
          onClick={() => onOpen(name)}
          className={TAB}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
