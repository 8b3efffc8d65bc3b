import { msg } from '@lingui/core/macro';
import { VIDEO_CATEGORY, type Video } from '@plyhaat/contract/content/videos';
import type { Say } from '#ui/said.ts';

/** What staff filed a video under, in their words; ours where they chose none. */
export const categoryOf = ({ category }: Pick<Video, 'category'>, say: Say): string =>
  category && category !== VIDEO_CATEGORY ? category : say(msg({ message: 'Video', context: 'a category' }));
