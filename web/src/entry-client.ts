import './theme.css';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The picture that a visitor came to see does not share a slow line with the scripts. */
async function firstPictureShown(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const seen = [...pictures].filter((picture) => picture.offsetParent !== null && !picture.complete);
  await Promise.all(
    seen.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve, { once: true });
          picture.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
  await painted();
}

await firstPictureShown();
await import('./come-alive.tsx');
