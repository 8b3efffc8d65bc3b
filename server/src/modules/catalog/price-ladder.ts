const rungs = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, at) => from + (at + 1) * step);

/** Where one step of prices ends and the next begins; finer where more is offered. The same as `price_step` in SQL. */
export const PRICE_LADDER: readonly number[] = [
  ...rungs(0, 50, 10),
  ...rungs(50, 1000, 50),
  ...rungs(1000, 3000, 100),
  ...rungs(3000, 6000, 250),
  ...rungs(6000, 10_000, 500),
  ...rungs(10_000, 20_000, 1000),
  ...rungs(20_000, 50_000, 5000),
  75_000,
  100_000,
  200_000,
  500_000,
  1_000_000,
];

/** The step a price stands on: how many rungs are at or below it. */
export const priceStep = (price: number): number => PRICE_LADDER.filter((rung) => rung <= price).length;

/** What the shop offers to choose from; all of them are rungs. */
export const PRICE_BUCKETS: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
