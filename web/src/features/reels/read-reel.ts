import type { Reel } from '@plyhaat/contract/reels/reels';

/** A reel as apps and pages have it: most of its parts have two names (ALL-14). */
type GivenReel = Partial<Reel> & {
  readonly likes?: number;
  readonly views?: number;
  readonly shares?: number;
  readonly comments?: number;
  readonly tags?: string[];
  readonly image?: string;
  readonly video?: string;
};

/** The size is unknown; most are upright. */
const posterOf = (path: string) => (path ? { path, width: 720, height: 1280, placeholder: null } : null);

/** The reel by our names; where it has both, ours count. */
export function readReelNames(given: GivenReel): Reel {
  const { likes = 0, views = 0, shares = 0, comments = 0, tags = [], image = '', video = '', ...reel } = given;
  return {
    likeCount: likes,
    viewCount: views,
    shareCount: shares,
    commentCount: comments,
    hashtags: tags,
    thumbnail: image,
    picture: posterOf(reel.thumbnail ?? image),
    videoUrl: video,
    sources: [],
    captions: null,
    products: [],
    ...reel,
  } as Reel;
}
