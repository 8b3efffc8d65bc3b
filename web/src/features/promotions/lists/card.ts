import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Picture } from '@plyhaat/contract/core/picture';
import type { PlacementState } from '@plyhaat/contract/promotions/placements';
import type { PlacementResults } from '@plyhaat/contract/sellers/placement-looks';
import type { LastSave } from '#forms/approval/SavedState.tsx';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import type { PriceProps } from '#ui/display/Price.tsx';
import type { Said, Say } from '#ui/said.ts';
import { formatMoment } from '#ui/words/dates.ts';

export type OwnPlacement = LastSave & {
  readonly _id: string;
  readonly state?: PlacementState | undefined;
  readonly brought?: PlacementResults | undefined;
};

export type Mark = { readonly tone: BadgeTone; readonly label: Said };

/** How one of a kind reads in its owner's list. */
export type PlacementCard = {
  readonly name: Said;
  readonly picture: Picture | null;
  readonly marks: readonly Mark[];
  readonly facts: readonly (readonly [label: MessageDescriptor, value: Said])[];
  /** On the picture. */
  readonly corner?: MessageDescriptor;
  readonly price?: Pick<PriceProps, 'price' | 'originalPrice' | 'unit'>;
  readonly text?: string;
  /** Of the product it is about. */
  readonly slug?: string;
  /** A link to its results. */
  readonly more?: { readonly label: MessageDescriptor; readonly search: Readonly<Record<string, string>> };
};

const STATES: Readonly<Record<Exclude<PlacementState, 'Pending' | 'Rejected'>, Mark>> = {
  Scheduled: { tone: 'plain', label: msg`Scheduled` },
  Active: { tone: 'ok', label: msg`Active` },
  Ended: { tone: 'plain', label: msg`Ended` },
};

const DECIDED: Readonly<Partial<Record<string, Mark>>> = {
  PENDING: { tone: 'wait', label: msg`Pending` },
  REJECTED: { tone: 'no', label: msg`Rejected` },
};

/** How far the newest save is, where that is not approved yet. */
export const undecided = ({ approved }: LastSave): readonly Mark[] => [DECIDED[approved ?? ''] ?? []].flat();

/** By the server's clock; of one that runs, also how far a change of it is. */
export function stateMarks(item: Omit<OwnPlacement, '_id'>): readonly Mark[] {
  const { state } = item;
  if (!state || state === 'Pending' || state === 'Rejected') return undecided(item);
  return [STATES[state], ...undecided(item)];
}

type Span = { startDate: string; endDate: string; createdAt: string };

export const spanFacts = (item: Span, say: Say): PlacementCard['facts'] => [
  [msg`Starts`, formatMoment(new Date(item.startDate), say)],
  [msg`Ends`, formatMoment(new Date(item.endDate), say)],
  [msg`Created`, formatMoment(new Date(item.createdAt), say)],
];
