import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { Later } from '#shell/later.tsx';
import { SITE } from '#shell/site.ts';
import { organizationLd, siteLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { SECTIONS } from './sections.tsx';

export function HomeScreen() {
  const { publicUrl } = useInstallation();
  return (
    <>
      <Head title={SITE.tagline} path="/" />
      <JsonLd data={organizationLd(publicUrl)} />
      <JsonLd data={siteLd(publicUrl)} />
      {SECTIONS.map(({ name, ...place }) => (
        <Later key={name} {...place} />
      ))}
    </>
  );
}
