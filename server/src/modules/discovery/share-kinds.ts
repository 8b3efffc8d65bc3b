/** What has a picture for links. */
export const SHARE_KINDS = ['product', 'store', 'post', 'requirement', 'list'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
