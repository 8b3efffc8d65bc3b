import { useQuery } from '@tanstack/react-query';
import { CategoryChips } from '../CategoryChips.tsx';
import { SearchField } from '../SearchField.tsx';
import type { Videos } from './useVideos.ts';
import { videoCategories } from './videos.queries.ts';

export function VideoFilters({ videos: { query, go } }: { videos: Videos }) {
  const { data } = useQuery(videoCategories());
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 border-line border-y py-3 sm:gap-3 lg:mb-8 print:hidden">
      <CategoryChips categories={data?.data ?? []} chosen={query.category} onChoose={(category) => go({ category })} />
      <SearchField
        key={query.search}
        action="/videos"
        what="videos"
        search={query.search}
        onSearch={(search) => go({ search })}
      />
    </div>
  );
}
