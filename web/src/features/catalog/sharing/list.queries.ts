import { readShare } from '@plyhaat/contract/catalog/shares';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { countView } from '@plyhaat/contract/sellers/views';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const sharedList = (code: string) =>
  queryOptions({
    queryKey: ['shares', 'one', code],
    queryFn: ({ signal }) => call(readShare, { params: { code } }, signal),
    staleTime: MINUTE_MS,
  });

/** Sent once the page is on screen; the server decides whether it counts. */
export const tellOpen = (share: string): void => void call(countView, { body: { share } }).catch(() => undefined);
