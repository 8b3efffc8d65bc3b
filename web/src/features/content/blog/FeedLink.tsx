import { useLingui } from '@lingui/react/macro';

/** Programs that look for new posts find them here. React lifts it into the document's head. */
export const FeedLink = () => {
  const { t } = useLingui();
  return <link rel="alternate" type="application/rss+xml" title={t`Plyhaat Blog`} href="/blog/rss.xml" />;
};
