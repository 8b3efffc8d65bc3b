import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { SessionUser } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { TakeButton } from './TakenNote.tsx';

type Props = {
  detail: ReviewDetail | undefined;
  me: SessionUser;
  place: string | undefined;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Where in the queue one is, the ways on and back, and taking the item. */
export function PanelBar({ detail, me, place, onMove, onClose }: Props) {
  const { t } = useLingui();
  const mayTake = detail?.status === 'PENDING' && !detail.taken;
  const isOwn = detail?.owner?._id === me._id || detail?.subjectOwnerId === me._id;
  return (
    <div className="ml-auto flex flex-none items-center max-lg:-mx-2 max-lg:w-full">
      <Button variant="quiet" onClick={onClose} className="lg:hidden">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Back to the queue</Trans>
      </Button>
      <span className="ml-auto flex items-center gap-1">
        {detail && mayTake && !isOwn && <TakeButton detail={detail} />}
        {place && <span className="px-1 text-ink-3 text-meta tabular-nums max-sm:sr-only">{place}</span>}
        <Button variant="quiet" size="round" aria-label={t`Previous`} aria-keyshortcuts="k" onClick={() => onMove(-1)}>
          <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="round" aria-label={t`Next`} aria-keyshortcuts="j" onClick={() => onMove(1)}>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}
