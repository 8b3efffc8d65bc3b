import { useInstallation } from './installation.ts';
import { SITE } from './site.ts';

/** On paper only: the name of the site and the address of the page. */
export function PrintedFrom({ path }: { path: string }) {
  const { publicUrl } = useInstallation();
  return (
    <p className="mb-6 hidden gap-x-4 border-line border-b pb-3 text-ui print:flex print:flex-wrap">
      <b className="font-semibold">{SITE.name}</b> {`${publicUrl}${path}`}
    </p>
  );
}
