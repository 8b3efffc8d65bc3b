import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawnSections, type Later, LaterContent, type LaterSection } from '#shell/later.tsx';
import { type IconData, withIcons } from '#ui/icons/symbols.ts';

type Place = ComponentProps<typeof Later>;
/** Stored as bytes, so that a page of 200 KB is not joined and encoded again for every visit. */
type Content = { readonly html: Buffer; readonly icons: ReadonlySet<IconData> };
type Drawn = Content & { readonly shows: readonly unknown[] };
type DrawnPage = { readonly html: [string, ...(string | Uint8Array)[]]; readonly icons: ReadonlySet<IconData> };

/** Neither a database's text nor a request can hold it, so nothing a page shows is taken for a section's place. */
const MARK = '\0';

/** The last HTML of each section: most visits find it as the visit before left it. */
const lastDrawn = new WeakMap<LaterSection, Drawn>();

function contentOf(place: Place, at: number, router: AnyRouter): Content {
  const { result, icons } = withIcons(() =>
    renderToString(
      <RouterContextProvider router={router}>
        <LaterContent {...place} />
      </RouterContextProvider>,
      { identifierPrefix: `section-${at}` },
    ),
  );
  return { html: Buffer.from(result), icons };
}

/** A section that cannot be loaded is left to the browser, which tries again. */
const NEVER = () => {
  throw new Promise(() => {});
};

async function draw(place: Place, at: number, router: AnyRouter, queries: QueryClient): Promise<Content> {
  const { section } = place;
  const { reads = () => [] } = await section.fetch();
  try {
    const { changed } = router.options.context.installation;
    const shows = [changed, ...(await Promise.all(reads(queries)))];
    const last = lastDrawn.get(section);
    if (last?.shows.every((data, at) => data === shows[at])) return last;
    const drawn = { shows, ...contentOf(place, at, router) };
    lastDrawn.set(section, drawn);
    return drawn;
  } catch {
    return contentOf({ ...place, section: { ...section, Show: NEVER } }, at, router);
  }
}

/** A page in pieces. Its sections are drawn by themselves: each is read anew, and drawn anew if it has changed. */
export async function drawPage(router: AnyRouter, queries: QueryClient): Promise<DrawnPage> {
  const places: Place[] = [];
  const markFor = (place: Place) => `${MARK}${places.push(place) - 1}${MARK}`;
  const { result: page, icons } = withIcons(() =>
    renderToString(
      <DrawnSections value={markFor}>
        <RouterProvider router={router} />
      </DrawnSections>,
    ),
  );
  const drawn = await Promise.all(places.map((place, at) => draw(place, at, router, queries)));
  // Marks come in pairs around a number: every second part is a place.
  const [first = '', ...rest] = page.split(MARK);
  return {
    html: [first, ...rest.map((part, at) => (at % 2 === 0 ? drawn[Number(part)]?.html : undefined) ?? part)],
    icons: new Set([...icons, ...drawn.flatMap((content) => [...content.icons])]),
  };
}
