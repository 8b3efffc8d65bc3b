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

/** Links work before the scripts do; a button tapped too early is pressed again once the page answers. */
function keepEarlyTap(): () => void {
  let tapped: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    tapped = (target as Element).closest<HTMLElement>('button[type=button]');
  };
  document.addEventListener('click', note, true);
  document.addEventListener('alive', () => tapped?.click(), { once: true });
  return () => document.removeEventListener('click', note, true);
}

const stopNoting = keepEarlyTap();
await firstPictureShown();
fetchTogether();
// Run one after the other: between them the browser may paint.
await import('react-dom/client');
await yieldToBrowser();
await import('#api/queries.ts');
await yieldToBrowser();
const { hydrate } = await import('./hydrate.tsx');
await yieldToBrowser();
await hydrate(stopNoting);
