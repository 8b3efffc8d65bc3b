import type { BlogCard } from '@plyhaat/contract/content/blog';
import { previewAddress } from '@plyhaat/contract/core/picture';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// Control characters have no place in XML, not even written as numbers.
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

function itemOf(publicUrl: string, post: BlogCard): string {
  const url = `${publicUrl}/blog/${post.slug}`;
  return [
    '<item>',
    element('title', post.name),
    element('link', url),
    element('guid', `${publicUrl}/blog/${post._id}`, ' isPermaLink="true"'),
    element('pubDate', new Date(post.createdAt).toUTCString()),
    element('category', post.category),
    ...post.tags.map((tag) => element('category', tag)),
    element('description', post.excerpt),
    ...(post.image
      ? [`<media:content url="${escaped(publicUrl + previewAddress(post.image))}" medium="image" type="image/jpeg" />`]
      : []),
    '</item>',
  ].join('\n');
}

/** The latest posts as RSS 2.0. */
export const rssOf = (publicUrl: string, posts: readonly BlogCard[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', 'Plyhaat Blog'),
    element('link', `${publicUrl}/blog`),
    element('description', 'Discover insights, tips, and stories from our community'),
    element('language', 'en-IN'),
    `<atom:link href="${escaped(publicUrl)}/blog/rss.xml" rel="self" type="application/rss+xml" />`,
    ...posts.map((post) => itemOf(publicUrl, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
