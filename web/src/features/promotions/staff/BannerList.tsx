import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import type { HouseBanner, HouseBannerState } from '@plyhaat/contract/promotions/staff/house-banners';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import { houseBanners, orderBanners, removeBanner, showBanner } from './home-page.queries.ts';
import { OrderList } from './OrderList.tsx';

const STATES: Readonly<Record<HouseBannerState, MessageDescriptor>> = {
  shown: msg`Shown`,
  hidden: msg`Hidden`,
  scheduled: msg`Scheduled`,
  ended: msg`Ended`,
};

/** Our own banners: their order, what they say and for how long. */
export function BannerList() {
  const { t } = useLingui();
  const found = useQuery(houseBanners);
  const [edited, setEdited] = useState<HouseBanner | 'new' | null>(null);
  return (
    <Panel
      title={t`Banners`}
      line={t`They lead the home page in this order, before those of sellers.`}
      tools={
        <Button onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Add banner</Trans>
        </Button>
      }
    >
      {found.isError && (
        <ErrorState
          text={t`Failed to load. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <RowSkeletons rows={3} picture="h-12 w-21" />}
      {found.data?.length === 0 && <Empty text={t`No banner yet.`} />}
      {found.data && found.data.length > 0 && <Banners banners={found.data} onEdit={setEdited} />}
      {edited && <BannerDialog banner={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

type BannersProps = { banners: readonly HouseBanner[]; onEdit: (banner: HouseBanner) => void };

function Banners({ banners, onEdit }: BannersProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [deleting, setDeleting] = useState<HouseBanner | null>(null);
  const ordering = useChange(orderBanners, { ...READ_ALL_AGAIN, onSuccess: () => setDraft(null) });
  const removal = useChange(removeBanner, { ...READ_ALL_AGAIN, onSuccess: () => setDeleting(null) });
  const stored = banners.map(({ _id }) => _id);
  // Another's addition or deletion makes the draft an order of other banners.
  const isDraft = draft !== null && draft.length === stored.length && stored.every((id) => draft.includes(id));
  const order = isDraft ? draft : stored;
  const isChanged = order.some((id, at) => id !== stored[at]);
  const items = order.flatMap((id) => {
    const banner = banners.find(({ _id }) => _id === id);
    const content = banner && <Row banner={banner} onEdit={onEdit} onDelete={setDeleting} />;
    return banner ? [{ key: id, name: banner.title, content }] : [];
  });
  return (
    <>
      <OrderList label={t`Banners`} items={items} onOrder={setDraft} />
      {isChanged && (
        <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="text-ink-2 text-ui sm:mr-auto">
            <Trans>Not saved yet.</Trans>
          </p>
          <Button busy={ordering.isPending} onClick={() => ordering.mutate(order)}>
            <Trans>Save order</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t`Delete this banner?`}
        text={deleting ? t`“${{ name: deleting.title }}” disappears from the home page at once.` : undefined}
        confirmLabel={t`Delete`}
        danger
        busy={removal.isPending}
        onConfirm={() => deleting && removal.mutate(deleting._id)}
      />
    </>
  );
}

const TONES = { shown: 'ok', hidden: 'plain', scheduled: 'wait', ended: 'no' } as const;
const dayText = (day: string) => formatDay(new Date(day));

type RowProps = {
  banner: HouseBanner;
  onEdit: (banner: HouseBanner) => void;
  onDelete: (banner: HouseBanner) => void;
};

function Row({ banner, onEdit, onDelete }: RowProps) {
  const { t } = useLingui();
  const { _id, title, picture, isActive, from, until, state } = banner;
  const switching = useChange(showBanner, READ_ALL_AGAIN);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="w-21 flex-none overflow-hidden rounded bg-sunken">
        <Picture picture={picture} alt="" ratio="16/9" sizes="84px" widths={[160]} imageClassName="" />
      </span>
      <div className="min-w-0 flex-1 basis-48 text-ui">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-meta">
          <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
          {until ? t`${{ from: dayText(from) }} to ${{ until: dayText(until) }}` : t`From ${{ from: dayText(from) }}`}
        </p>
      </div>
      <div className="flex flex-none">
        <Button
          variant="quiet"
          busy={switching.isPending}
          aria-label={isActive ? t`Hide ${title}` : t`Show ${title}`}
          onClick={() => switching.mutate({ id: _id, isActive: !isActive })}
        >
          {isActive ? t`Hide` : t`Show`}
        </Button>
        <Button variant="quiet" size="round" aria-label={t`Edit ${title}`} onClick={() => onEdit(banner)}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="round" aria-label={t`Delete ${title}`} onClick={() => onDelete(banner)}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
