import type { BlogCard, BlogPost } from '@plyhaat/contract/content/blog';

/** A post with the names that apps read beside ours (CONT-9). */
export const namedCard = <Card extends BlogCard>(post: Card): Card => ({
  ...post,
  title: post.name,
  featuredImage: post.image,
});
export const namedPost = (post: BlogPost): BlogPost => ({ ...namedCard(post), content: post.description });
