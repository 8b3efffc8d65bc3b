import { useLingui } from '@lingui/react/macro';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { useInstallation } from './installation.ts';
import { breadcrumbLd, type Crumb } from './structured-data.ts';

/** The way from the home page to this one, for people and for search engines; the last one is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { publicUrl } = useInstallation();
  const { t } = useLingui();
  const way = [{ name: t`Home`, path: '/' }, ...crumbs];
  return (
    <>
      <JsonLd data={breadcrumbLd(publicUrl, way)} />
      <Breadcrumb>
        {way.map(({ name, path }, at) =>
          at === way.length - 1 ? (
            name
          ) : (
            <PlaceLink key={path} href={path} className={crumbClass}>
              {name}
            </PlaceLink>
          ),
        )}
      </Breadcrumb>
    </>
  );
}
