import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { SessionUser } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { TakeButton } from './TakenNote.tsx';
import * as TEXTS from './texts.ts';

type Props = {
  detail: ReviewDetail | undefined;
  me: SessionUser;
  place: string | undefined;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Where in the queue one is, the ways on and back, and taking the item. */
export function PanelBar({ detail, me, place, onMove, onClose }: Props) {
  const mayTake = detail?.status === 'PENDING' && !detail.taken;
  const isOwn = detail?.owner?._id === me._id || detail?.subjectOwnerId === me._id;
  return (
    <div className="ml-auto flex flex-none items-center max-lg:-mx-2 max-lg:w-full">
      <Button variant="quiet" onClick={onClose} className="lg:hidden">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.backToQueue}
      </Button>
      <span className="ml-auto flex items-center gap-1">
        {detail && mayTake && !isOwn && <TakeButton detail={detail} />}
        {place && <span className="px-1 text-ink-3 text-meta tabular-nums max-sm:sr-only">{place}</span>}
        <Button
          variant="quiet"
          size="round"
          aria-label={TEXTS.previous}
          aria-keyshortcuts="k"
          onClick={() => onMove(-1)}
        >
          <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="round" aria-label={TEXTS.next} aria-keyshortcuts="j" onClick={() => onMove(1)}>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}
