/** Rows checked by one job. */
export const CHECK_CHUNK = 100;

/** How often the job writes down what it found: whoever waits sees the counter move from the first second. */
export const NOTE_EVERY_MS = 400;

/**
 * How many products one job decides on. Each has a transaction of its own, so that nobody waits for a lock longer than
 * for a single approval. The shop's cached answers are dropped with the last chunk; until then they live a minute.
 */
export const DECIDE_CHUNK = 250;

/** Pause per unit of work: with 2 a batch uses a third of a core. */
export const REST = 2;
