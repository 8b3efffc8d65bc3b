/** A rendered page waits for its data; in the browser the screen stands at once and shows what is on its way. */
export const whenRendering = (work: Promise<unknown>): Promise<unknown> | undefined => {
  if (typeof document === 'undefined') return work;
  work.catch(() => undefined);
  return;
};
