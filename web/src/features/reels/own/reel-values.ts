import { msg } from '@lingui/core/macro';
import { ReelForm } from '@plyhaat/contract/reels/reel-form';
import type { Reel } from '@plyhaat/contract/reels/reels';
import type { UseFormReturn } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';

export type ReelValues = {
  description: string;
  video: FormFile[];
  productIds: string[];
  /** Seconds; null leaves the choice to the server. */
  posterAt: number | null;
  captions: FormFile[];
  uploading: boolean;
};
export type ReelFormState = UseFormReturn<ReelValues>;

const EMPTY: ReelValues = {
  description: '',
  video: [],
  productIds: [],
  posterAt: null,
  captions: [],
  uploading: false,
};

const valuesOf = (reel: Reel, say: Say): ReelValues => ({
  description: reel.description,
  video: [storedFile(reel.videoUrl, reel.picture, say(msg`Video of this reel`), 'image')],
  productIds: reel.productIds ?? [],
  posterAt: reel.posterAt ?? null,
  captions: reel.captions ? [storedFile(reel.captions, null, say(msg`Captions`), 'document')] : [],
  uploading: false,
});

/** The payload as apps send it, and what a reel has beside it. */
const bodyOf = ({ description, video, productIds, posterAt, captions }: ReelValues) => ({
  userId: ownId(),
  description,
  video: refsOf(video)[0] ?? '',
  productIds,
  ...(posterAt !== null && { posterAt }),
  captions: refsOf(captions)[0] ?? '',
});

const fieldOf = (name: string) => name.split('.')[0] ?? name;

export const reelRules = (say: Say, saved?: Reel) => ({
  defaults: saved ? valuesOf(saved, say) : EMPTY,
  bodyOf,
  fieldOf,
  resolver: resolverBy<ReelValues>(ReelForm, { bodyOf, fieldOf }),
});
