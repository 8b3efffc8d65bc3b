import type { BlogPost } from '@plyhaat/contract/content/blog';
import { previewAddress } from '@plyhaat/contract/core/picture';
import { SITE } from '#shell/site.ts';

const SCHEMA = 'https://schema.org';

/** For search engines; `publicUrl` makes every address absolute. */
export function postLd(publicUrl: string, post: BlogPost) {
  const url = `${publicUrl}/blog/${post.slug}`;
  const house = { '@type': 'Organization', name: SITE.name, url: publicUrl };
  return {
    '@context': SCHEMA,
    '@type': 'BlogPosting',
    headline: post.name,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    author: house,
    publisher: house,
    ...(post.image && { image: [`${publicUrl}${previewAddress(post.image)}`] }),
  };
}

export const postCrumbsLd = (publicUrl: string, post: BlogPost) => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    ['Home', '/'],
    ['Blog', '/blog'],
    [post.name, `/blog/${post.slug}`],
  ].map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${publicUrl}${path}` })),
});
