import { Suspense } from 'react';
import { Head } from '#shell/Head.tsx';
import { SITE } from '#shell/site.ts';
import { CategorySection } from './CategorySection.tsx';
import { Hero } from './Hero.tsx';
import { LatestSection } from './LatestSection.tsx';

/** The sections of spec 1 §2 'Home page', in its order. Each comes alive by itself, so that none holds up a tap. */
export function HomeScreen() {
  return (
    <>
      <Head title={SITE.tagline} path="/" />
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <CategorySection />
      </Suspense>
      <Suspense>
        <LatestSection />
      </Suspense>
    </>
  );
}
