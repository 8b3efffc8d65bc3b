/** What these screens say, in one place for other languages. */
export const onThisPage = 'On this page';
export const blogPostNotFound = 'Blog post not found';
export const theBlogPostYoure = "The blog post you're looking for doesn't exist or has been removed.";
export const backToBlog = 'Back to Blog';
export const blog = 'Blog';
export const loadingPost = 'Loading post';
export const readingMinutesMinRead = (readingMinutes: number) => `· ${readingMinutes} min read`;
export const tags = 'Tags';
export const relatedPosts = 'Related Posts';
export const moreInCategory = (category: string) => `More in ${category}`;
export const likeCount = (likeCount: string) => `Like, ${likeCount}`;
export const bookmark = 'Bookmark';
export const commentCount = (commentCount: string) => `Comment, ${commentCount}`;
export const share = 'Share';
export const copyLink = 'Copy Link';
/** Exactly so, without the site's name (CONT-5). */
export const pageTitle = (name: string) => `${name} - Blog`;
