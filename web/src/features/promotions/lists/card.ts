import { formatMoment } from '@plyhaat/contract/core/dates';
import type { Picture } from '@plyhaat/contract/core/picture';
import type { PlacementState } from '@plyhaat/contract/promotions/placements';
import type { PlacementResults } from '@plyhaat/contract/sellers/placement-looks';
import type { LastSave } from '#forms/approval/SavedState.tsx';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import type { PriceProps } from '#ui/display/Price.tsx';

export type OwnPlacement = LastSave & {
  readonly _id: string;
  readonly state?: PlacementState | undefined;
  readonly brought?: PlacementResults | undefined;
};

export type Mark = { readonly tone: BadgeTone; readonly label: string };

/** How one of a kind reads in its owner's list. */
export type PlacementCard = {
  readonly name: string;
  readonly picture: Picture | null;
  readonly marks: readonly Mark[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** On the picture. */
  readonly corner?: string;
  readonly price?: Pick<PriceProps, 'price' | 'originalPrice' | 'unit'>;
  readonly text?: string;
  /** Of the product it is about. */
  readonly slug?: string;
  /** A link to its results. */
  readonly more?: { readonly label: string; readonly search: Readonly<Record<string, string>> };
};

const STATES: Readonly<Record<Exclude<PlacementState, 'Pending' | 'Rejected'>, BadgeTone>> = {
  Scheduled: 'plain',
  Active: 'ok',
  Ended: 'plain',
};

const DECIDED: Readonly<Partial<Record<string, Mark>>> = {
  PENDING: { tone: 'wait', label: 'Pending' },
  REJECTED: { tone: 'no', label: 'Rejected' },
};

/** How far the newest save is, where that is not approved yet. */
export const undecided = ({ approved }: LastSave): readonly Mark[] => [DECIDED[approved ?? ''] ?? []].flat();

/** By the server's clock; of one that runs, also how far a change of it is. */
export function stateMarks(item: Omit<OwnPlacement, '_id'>): readonly Mark[] {
  const { state } = item;
  if (!state || state === 'Pending' || state === 'Rejected') return undecided(item);
  return [{ tone: STATES[state], label: state }, ...undecided(item)];
}

export const spanFacts = (item: { startDate: string; endDate: string; createdAt: string }): PlacementCard['facts'] => [
  ['Starts', formatMoment(new Date(item.startDate))],
  ['Ends', formatMoment(new Date(item.endDate))],
  ['Created', formatMoment(new Date(item.createdAt))],
];
