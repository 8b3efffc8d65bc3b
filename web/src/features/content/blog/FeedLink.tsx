/** Programs that look for new posts find them here. React lifts it into the document's head. */
export const FeedLink = () => (
  <link rel="alternate" type="application/rss+xml" title="Plyhaat Blog" href="/blog/rss.xml" />
);
