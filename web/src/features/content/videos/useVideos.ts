import type { VideoListQuery } from '@plyhaat/contract/content/videos';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { VideosAddress } from './videos.address.ts';
import { videoList, videosQuery } from './videos.queries.ts';

type Chosen = Partial<Omit<VideoListQuery, 'perPage'>>;

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function useVideos() {
  const address: VideosAddress = useSearch({ strict: false });
  const router = useRouter();
  const query = videosQuery(address);
  const changed = (patch: Chosen): VideosAddress => {
    const texts = Object.entries({ page: 1, ...patch }).map(([name, value]) => [
      name,
      value === 1 ? '' : String(value),
    ]);
    return { ...address, ...Object.fromEntries(texts) };
  };
  return {
    address,
    query,
    list: useQuery(videoList(query)),
    go: (patch: Chosen) => void router.navigate({ to: '/videos', search: changed(patch) }),
    hrefFor: (patch: Chosen) => router.buildLocation({ to: '/videos', search: changed(patch) }).href,
  };
}

export type Videos = ReturnType<typeof useVideos>;
