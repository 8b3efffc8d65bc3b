import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawnSections, type Later, LaterContent } from '#shell/later.tsx';
import { answersOf, pageQueries } from './page-queries.ts';

type Place = ComponentProps<typeof Later>;
type Drawn = { readonly html: string; readonly answers: string };
/** Returns what was drawn for an earlier page, while that still holds. */
export type KeepDrawn = (name: string, draw: () => Promise<Drawn>) => Promise<Drawn>;

/** Neither a database's text nor a request can hold it, so nothing a page shows is taken for a section's place. */
const MARK = '\0';

/** A section that cannot be loaded is left to the browser, which tries again. */
const NEVER = () => {
  throw new Promise(() => {});
};

function contentOf(place: Place, router: AnyRouter, queries = pageQueries()): Drawn {
  const html = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={router.options.context.i18n}>
          <LaterContent {...place} />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
    { identifierPrefix: place.name },
  );
  return { html, answers: answersOf(queries) };
}

async function draw(place: Place, router: AnyRouter): Promise<Drawn> {
  const { reads = () => [] } = await place.section.fetch();
  const queries = pageQueries();
  await Promise.all(reads(queries));
  return contentOf(place, router, queries);
}

/** A page whose sections are drawn by themselves, each with queries of its own: what one shows is kept for other pages. */
export async function drawPage(router: AnyRouter, keep: KeepDrawn): Promise<Drawn> {
  const places: Place[] = [];
  const markFor = (place: Place) => `${MARK}${places.push(place) - 1}${MARK}`;
  const page = renderToString(
    <DrawnSections value={markFor}>
      <RouterProvider router={router} />
    </DrawnSections>,
  );
  const drawn = await Promise.all(
    places.map((place) =>
      keep(`section ${place.name}`, () => draw(place, router)).catch(() =>
        contentOf({ ...place, section: { ...place.section, Show: NEVER } }, router),
      ),
    ),
  );
  // Marks come in pairs around a number: every second part is a place.
  const parts = page.split(MARK).map((part, at) => (at % 2 === 1 ? drawn[Number(part)]?.html : part));
  return {
    html: parts.join(''),
    answers: [answersOf(router.options.context.queries), ...drawn.map(({ answers }) => answers)]
      .filter(Boolean)
      .join(','),
  };
}
