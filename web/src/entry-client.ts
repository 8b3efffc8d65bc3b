import './theme.css';
import { firstPictureShown } from './first-picture.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

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
