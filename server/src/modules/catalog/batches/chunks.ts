/** So many rows are checked and written down together: little is done again after a kill, and progress is seen often. */
export const CHECK_CHUNK = 100;

/**
 * How many products one job decides on. Each has a transaction of its own, so that nobody waits for a lock longer than
 * for a single approval. The shop's cached answers are dropped with the last chunk; until then they live a minute.
 */
export const DECIDE_CHUNK = 250;

/** Parts of rest to one of work: a batch takes a third of a processor, and leaves the rest to those who wait. */
export const REST = 2;
