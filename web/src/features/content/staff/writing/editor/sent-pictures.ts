/** A picture that was sent a moment ago is private until the post is saved: its sender sees it by a signed address. */
const addresses = new Map<string, string>();

export const showBy = (src: string, address: string): void => void addresses.set(src, address);
export const shownAt = (src: string): string => addresses.get(src) ?? src;
