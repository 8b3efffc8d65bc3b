export const newestFirst = 'Newest first';
export const zToA = 'Z to A';
export const aToZ = 'A to Z';
export const oldestFirst = 'Oldest first';
export const nowChangeToThen = (now: string, then: string) => `${now}, change to ${then}`;
export const posts = 'Posts';
export const discoverInsightsTipsAnd = 'Discover insights, tips, and stories from our community';
export const blog = 'Blog';
