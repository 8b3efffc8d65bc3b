import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { addReel, deleteReel, notYourReel, updateReel } from '@plyhaat/contract/reels/reel-form';
import { listReelsOf, type Reel, readReel } from '@plyhaat/contract/reels/reels';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { CallError, call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';
import { readReelNames } from '../read-reel.ts';

export const REELS_PER_PAGE = 12;
const LOOK_AGAIN_MS = 5000;

/** Staff decide and videos are processed meanwhile, so unfinished reels are fetched again. */
export const ownReels = (page: number) =>
  queryOptions({
    queryKey: ['reels', 'own', ownId(), 'list', page],
    queryFn: async ({ signal }) => {
      const query = { page, perPage: REELS_PER_PAGE };
      const { data, ...list } = await call(listReelsOf, { params: { id: ownId() }, query }, signal);
      return { ...list, data: data.map(readReelNames) };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => state === 'Processing') ? LOOK_AGAIN_MS : false,
  });

/** What the form starts from; an answer without a state is not the caller's own reel. */
export const ownReel = (id: string) =>
  queryOptions({
    queryKey: ['reels', 'own', ownId(), 'form', id],
    queryFn: async ({ signal }): Promise<Reel> => {
      const { data } = await call(readReel, { params: { id } }, signal);
      const { status, message, error } = notYourReel;
      if (!data.state) throw new CallError(status, message, error);
      return readReelNames(data);
    },
    staleTime: 0,
    gcTime: 0,
  });

type ReelBody = CallOf<typeof addReel>['body'];

/** A new reel, or another version of one. */
export const saveReel = (id: string | undefined) => (body: ReelBody) =>
  id === undefined ? call(addReel, { body }) : call(updateReel, { params: { id }, body });

/** The owner's switch, without review. */
export const switching = (id: string) =>
  mutationOptions({
    mutationFn: (isActive: boolean) => call(updateReel, { params: { id }, body: { isActive } }),
  });

export const deleting = () => mutationOptions({ mutationFn: (id: string) => call(deleteReel, { params: { id } }) });
