import { formatDay } from '@plyhaat/contract/core/dates';
import { totalText } from '#console/table/list.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import * as TEXTS from './texts.ts';

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
  return (
    <Dialog open onOpenChange={onClose} title={TEXTS.versionsOf(title)}>
      <ul className="text-ui">
        {versions.map(({ _id, version, isOffered, sold, createdAt, said }) => (
          <li key={_id} className="border-line border-t py-2.5 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{TEXTS.versionOf(version)}</span>
              {isOffered && <Badge tone="ok">{TEXTS.onOffer}</Badge>}
            </p>
            <p className="tabular-nums">{said}</p>
            <p className="text-ink-3 text-meta">
              {TEXTS.since(formatDay(new Date(createdAt)))} · {TEXTS.sold(totalText(sold))}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
