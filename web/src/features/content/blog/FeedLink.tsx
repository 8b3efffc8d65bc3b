import * as TEXTS from './texts.ts';

/** Programs that look for new posts find them here. React lifts it into the document's head. */
export const FeedLink = () => (
  <link rel="alternate" type="application/rss+xml" title={TEXTS.plyhaatBlog} href="/blog/rss.xml" />
);
