import type { BlogPost } from '@plyhaat/contract/content/blog';
import type { Article, WithContext } from 'schema-dts';
import { SITE } from '#shell/site.ts';

/** `publicUrl` makes every address absolute. */
export function postLd(publicUrl: string, post: BlogPost): WithContext<Article> {
  const url = `${publicUrl}/blog/${post.slug}`;
  const publisher = { '@type': 'Organization', name: SITE.name, url: publicUrl } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.name,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: `${publicUrl}/share/post/${post.slug}.jpg`,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    author: publisher,
    publisher,
  };
}
