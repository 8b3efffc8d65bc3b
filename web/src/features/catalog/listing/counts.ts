export const productCount = (count: number): string =>
  count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;
