/** Pictures may be slow, blocked or off, and background pages are not painted: the scripts start after this anyway. */
const LONGEST_MS = 2000;

const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });

/** Delays the scripts, for two seconds at most, so that they do not compete with the first picture on a slow line. */
export function firstPictureHere(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const awaited = [...pictures].filter((picture) => picture.offsetParent !== null && !picture.complete);
  return Promise.race([Promise.all(awaited.map(settled)), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
