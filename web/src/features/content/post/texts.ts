export const blogPostNotFound = 'Blog post not found';
export const blog = 'Blog';
