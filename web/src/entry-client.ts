import './theme.css';
import { sayUnloaded } from '#shell/unloaded.ts';
import { fetchedTwice } from '#ui/fetched-twice.ts';
import { firstPictureHere } from './first-picture.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

const LONGEST_PAINT_MS = 2000;

function fetchTogether(): void {
  const { later } = document.querySelector<HTMLElement>('script[data-later]')?.dataset ?? {};
  for (const href of later?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

const orSay = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    sayUnloaded();
    throw error;
  });

const fetched = <T>(load: () => Promise<T>): Promise<T> => orSay(fetchedTwice(load));

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

await firstPictureHere();
// Before the browser asks for the pictures further down, which it does when it first paints.
fetchTogether();
// A page in the background is not painted.
await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, LONGEST_PAINT_MS))]);
// Run one after the other: between them the browser may paint.
await fetched(() => import('react-dom/client'));
await yieldToBrowser();
await fetched(() => import('#api/queries.ts'));
await yieldToBrowser();
const { hydrate } = await fetched(() => import('./hydrate.tsx'));
await yieldToBrowser();
await orSay(hydrate());
