import type { MatchPart } from '@plyhaat/contract/requirements/matching';

/**
 * How a seller's match is scored, in points of 1000. A product that fits the words counts most; among products that
 * fit alike the nearer seller comes first, then the one that answers, then the one whose price meets the budget. The
 * plan is no part of it: it orders sellers with the same score (REQ-9).
 */
export const WEIGHTS: Readonly<Record<MatchPart, number>> = { product: 640, place: 220, response: 70, price: 70 };

/** How near a seller is: of the city, of the state, says that it delivers there, or of a neighbouring state with buyers there. */
export const REACH = { city: 1, state: 0.8, chosen: 0.65, neighbour: 0.55 } as const;
export type Reach = keyof typeof REACH;

/** Where too little is known of a seller's answers or prices, it is taken for an average one. */
export const UNKNOWN = 0.5;

/** Weights of words: those that name the product, its purpose, and those of the description. */
export const WORDS = { product: 1, purpose: 0.15, description: 0.15 } as const;
/** A measure tells more than a word. */
export const MEASURE = 1.5;
/** The rarer a word is in the catalogue, the more it tells, up to so many times. */
export const MOST_RARE = 3;
/** A product of just the chosen category counts like one more word. */
export const EXACT_CATEGORY = 1;

/** What is out of stock fits a little less. */
export const OUT_OF_STOCK = 0.92;

/** Sellers whose best product scores less than this are not notified. */
export const LEAST_FIT = 0.5;

/** A price this far over the budget scores nothing. */
export const TOO_DEAR = 0.5;
