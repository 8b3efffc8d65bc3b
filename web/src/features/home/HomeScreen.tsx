import { type ComponentProps, Suspense } from 'react';
import { Head } from '#shell/Head.tsx';
import { Later, later } from '#shell/later.tsx';
import { SITE } from '#shell/site.ts';
import { categorySection } from './CategorySection.tsx';
import { Hero } from './Hero.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

/** The sections of spec 1 §2 'Home page' below the banner, in its order. */
const SECTIONS: Readonly<Record<string, ComponentProps<typeof Later>>> = {
  categories: {
    section: later(async () => categorySection),
    skeleton: <SectionSkeleton title="Shop by Category" slides="ten" card="aspect-3/4" />,
  },
  latest: {
    section: later(() => import('./LatestSection.tsx').then(({ latestSection }) => latestSection)),
    skeleton: <SectionSkeleton slides="products" card="h-80 md:h-100" />,
  },
  flashSales: {
    section: later(() => import('./FlashSection.tsx').then(({ flashSection }) => flashSection)),
    skeleton: <SectionSkeleton slides="three-wide" card="h-90" />,
  },
  arrivals: {
    section: later(() => import('./ArrivalsSection.tsx').then(({ arrivalsSection }) => arrivalsSection)),
    skeleton: <SectionSkeleton slides="five" card="h-90 md:h-105" />,
  },
  sellers: {
    section: later(() => import('./SellersSection.tsx').then(({ sellersSection }) => sellersSection)),
    skeleton: <SectionSkeleton slides="three" card="h-90" />,
  },
  states: {
    section: later(() => import('./StatesSection.tsx').then(({ statesSection }) => statesSection)),
    skeleton: <SectionSkeleton slides="six" card="h-17" />,
  },
};

export function HomeScreen() {
  return (
    <>
      <Head title={SITE.tagline} path="/" />
      <Suspense>
        <Hero />
      </Suspense>
      {Object.entries(SECTIONS).map(([name, place]) => (
        <Later key={name} {...place} />
      ))}
    </>
  );
}
