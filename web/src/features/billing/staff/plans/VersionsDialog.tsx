import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import { totalText } from '#console/table/list.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

type Version = {
  readonly _id: string;
  readonly version: number;
  readonly isOffered: boolean;
  readonly sold: number;
  readonly createdAt: string;
  /** Its price, or prices. */
  readonly said: string;
};
export type VersionsOf = { readonly title: string; readonly versions: readonly Version[] };

/** What was on offer when, newest first; members keep what they bought. */
export function VersionsDialog({ of: { title, versions }, onClose }: { of: VersionsOf; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={t`Versions of ${title}`}>
      <ul className="text-ui">
        {versions.map(({ _id, version, isOffered, sold, createdAt, said }) => (
          <li key={_id} className="border-line border-t py-2.5 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">
                <Trans>Version {version}</Trans>
              </span>
              {isOffered && (
                <Badge tone="ok">
                  <Trans>On offer</Trans>
                </Badge>
              )}
            </p>
            <p className="tabular-nums">{said}</p>
            <p className="text-ink-3 text-meta">
              {t`Since ${{ day: formatDay(new Date(createdAt)) }} · sold ${{ count: totalText(sold) }}`}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
