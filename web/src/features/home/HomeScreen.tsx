import { Head } from '#shell/Head.tsx';
import { Later } from '#shell/later.tsx';
import { SITE } from '#shell/site.ts';
import { SECTIONS } from './sections.tsx';

export function HomeScreen() {
  return (
    <>
      <Head title={SITE.tagline} path="/" />
      {SECTIONS.map(({ name, ...place }) => (
        <Later key={name} {...place} />
      ))}
    </>
  );
}
