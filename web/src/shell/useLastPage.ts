import { useEffect, useEffectEvent } from 'react';

type PagedQuery = {
  readonly data: { readonly data: readonly unknown[]; readonly total: number } | undefined;
  readonly isPlaceholderData: boolean;
};

/** Where the last row of a page went, or the address names one page too many: on to the last page there is. */
export function useLastPage(
  { data, isPlaceholderData }: PagedQuery,
  perPage: number,
  go: (page: number) => void,
): void {
  const total = data?.total ?? 0;
  const beyond = data?.data.length === 0 && total > 0 && !isPlaceholderData;
  const leave = useEffectEvent(() => go(Math.ceil(total / perPage)));
  useEffect(() => {
    if (beyond) leave();
  }, [beyond]);
}
