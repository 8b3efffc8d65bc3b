import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { sharePath } from '@plyhaat/contract/catalog/share-code';
import type { OwnShare } from '@plyhaat/contract/catalog/share-form';
import { Link } from '@tanstack/react-router';
import { Copy, MessageCircle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { useChange } from '#forms/useChange.ts';
import { useInstallation } from '#shell/installation.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { copyLink, SHARE_SITES } from '#ui/overlays/share.ts';
import { formatDay } from '#ui/words/dates.ts';
import { rateListText } from './rate-list.ts';
import { stoppingToShare } from './sharing.queries.ts';

function useName({ title, products }: OwnShare): string {
  const { t } = useLingui();
  const count = products.length;
  return title ?? t`${plural(count, { one: 'Rate list, 1 product', other: `Rate list, ${count} products` })}`;
}
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A list with what came of it, and the ways to send it. */
export function SharedListRow({ list, isNew }: { list: OwnShare; isNew: boolean }) {
  const { t } = useLingui();
  const name = useName(list);
  const { code, createdAt, products, opens, leads } = list;
  return (
    <li className={`grid gap-4 rounded-card border bg-surface p-4 sm:p-5 ${isNew ? 'border-teak' : 'border-line'}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          {isNew && (
            <Badge tone="ok">
              <Trans>Ready to share</Trans>
            </Badge>
          )}
          <h2 className="font-semibold text-body">
            <Link
              to="/l/$code"
              params={{ code }}
              className="link inline-flex min-h-11 items-center wrap-anywhere lg:min-h-9"
            >
              {name}
            </Link>
          </h2>
          <p className="text-ink-3 text-meta">{t`Shared on ${{ day: formatDay(new Date(createdAt), t) }}`}</p>
          <p className="line-clamp-2 text-ink-2 text-ui">{products.map((product) => product.name).join(', ')}</p>
        </div>
        <dl className="flex gap-6 text-right tabular-nums">
          <Figure name={t`Opens`} value={opens} />
          <Figure name={t`Leads`} value={leads} />
        </dl>
      </div>
      <Actions list={list} />
    </li>
  );
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt className="text-ink-3 text-meta">{name}</dt>
    <dd className="font-heavy text-title">{value.toLocaleString('en-IN')}</dd>
  </div>
);

function Actions({ list }: { list: OwnShare }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const text = encodeURIComponent(rateListText(list, publicUrl, t));
  const name = useName(list);
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <a
        href={`${SHARE_SITES.WhatsApp}${text}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t`WhatsApp: ${name}`}
        className={buttonClass({ variant: 'callLine' })}
      >
        <MessageCircle {...ICON} />
        <Trans>WhatsApp</Trans>
      </a>
      <Button
        variant="line"
        aria-label={t`Copy link: ${name}`}
        onClick={() => void copyLink(publicUrl + sharePath(list.code))}
      >
        <Copy {...ICON} />
        <Trans>Copy link</Trans>
      </Button>
      <Download path={`/shares/${list.code}/catalogue.pdf`} name={`catalogue-${list.code}.pdf`} label={t`PDF: ${name}`}>
        <Trans>PDF</Trans>
      </Download>
      <StopSharing code={list.code} label={t`Stop sharing: ${name}`} />
    </div>
  );
}

/** Asks first: the links that were sent stop working. */
function StopSharing({ code, label }: { code: string; label: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const stopping = useChange(stoppingToShare(), {
    refresh: [['shares']],
    refreshOnError: true,
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => setOpen(true)} className="sm:ml-auto">
        <Trash2 {...ICON} />
        <Trans>Stop sharing</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Stop sharing this list?`}
        text={t`The link will no longer open. Its leads stay in your inbox.`}
        confirmLabel={t`Stop sharing`}
        danger
        busy={stopping.isPending}
        onConfirm={() => stopping.mutate(code)}
      />
    </>
  );
}
