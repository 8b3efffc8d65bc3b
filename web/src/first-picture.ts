/** Pictures may be slow, blocked or switched off, and a page in the background is not painted: it comes alive all the same. */
const LONGEST_MS = 2000;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });

/** The picture that a visitor came to see does not share a slow line with the scripts, for two seconds at most. */
export function firstPictureShown(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const awaited = [...pictures].filter((picture) => picture.offsetParent !== null && !picture.complete);
  return Promise.race([
    Promise.all(awaited.map(settled)).then(painted),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}
