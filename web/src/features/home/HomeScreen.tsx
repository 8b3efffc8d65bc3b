import { useLingui } from '@lingui/react/macro';
import type { HomeSection } from '@plyhaat/contract/promotions/home-sections';
import { useQuery } from '@tanstack/react-query';
import { useContact } from '#shell/contact.ts';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { Later } from '#shell/later.tsx';
import { SITE } from '#shell/site.ts';
import { organizationLd, siteLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { sectionOrder } from './home.queries.ts';
import { SECTIONS } from './sections.tsx';

/** As staff ordered them; without an order, and for what it does not name, as HOME-1 has them. */
const inOrder = (order: readonly HomeSection[]) => [
  ...order.flatMap((wanted) => SECTIONS.filter(({ name }) => name === wanted)),
  ...SECTIONS.filter(({ name }) => !order.includes(name)),
];

export function HomeScreen() {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const { data: order = [] } = useQuery(sectionOrder);
  const contact = useContact();
  return (
    <>
      <Head title={t(SITE.tagline)} path="/" />
      <JsonLd data={organizationLd(publicUrl, contact, t)} />
      <JsonLd data={siteLd(publicUrl)} />
      {inOrder(order).map((place) => (
        <Later key={place.name} {...place} />
      ))}
    </>
  );
}
