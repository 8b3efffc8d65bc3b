const rungs = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, at) => from + (at + 1) * step);

/**
 * Where one step of prices ends and the next begins; finer where more is offered. Small steps make more counts to add
 * up, large ones more products to count one by one where an asked price cuts a step. The same as `price_step` in SQL.
 */
export const PRICE_LADDER: readonly number[] = [
  ...rungs(0, 50, 10),
  ...rungs(50, 1000, 25),
  ...rungs(1000, 3000, 50),
  ...rungs(3000, 6000, 100),
  ...rungs(6000, 10_000, 250),
  ...rungs(10_000, 20_000, 500),
  ...rungs(20_000, 50_000, 2500),
  75_000,
  100_000,
  200_000,
  500_000,
  1_000_000,
];

/** The step a price stands on: how many rungs are at or below it. */
export const priceStep = (price: number): number => PRICE_LADDER.filter((rung) => rung <= price).length;

/** Price ranges offered in the shop; each limit is also a step of the ladder. */
export const PRICE_BUCKETS: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
