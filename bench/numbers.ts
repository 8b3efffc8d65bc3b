export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle] ?? Number.NaN;
  return inOrder.length % 2 === 1 ? upper : (upper + (inOrder[middle - 1] ?? Number.NaN)) / 2;
}

/** The value that so many per cent do not exceed, of values that are in order. */
export const percentile = (inOrder: readonly number[], percent: number): number =>
  inOrder[Math.max(0, Math.ceil((inOrder.length * percent) / 100) - 1)] ?? Number.NaN;
