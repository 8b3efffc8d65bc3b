import { Suspense } from 'react';
import { Head } from '#shell/Head.tsx';
import { Later } from '#shell/later.tsx';
import { SITE } from '#shell/site.ts';
import { Hero } from './Hero.tsx';
import { SECTIONS } from './sections.tsx';

export function HomeScreen() {
  return (
    <>
      <Head title={SITE.tagline} path="/" />
      <Suspense>
        <Hero />
      </Suspense>
      {SECTIONS.map(({ name, ...place }) => (
        <Later key={name} {...place} />
      ))}
    </>
  );
}
