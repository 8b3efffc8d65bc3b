import './theme.css';
import { yieldToBrowser } from './yield-to-browser.ts';

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

function fetchTogether(): void {
  const { later } = document.querySelector<HTMLElement>('script[data-later]')?.dataset ?? {};
  for (const href of later?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

await firstPictureShown();
fetchTogether();
// Run one after the other: between them the browser may paint.
await import('react-dom/client');
await yieldToBrowser();
await import('#api/queries.ts');
await yieldToBrowser();
const { hydrate } = await import('./hydrate.tsx');
await yieldToBrowser();
await hydrate();
