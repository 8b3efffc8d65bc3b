import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  product: ProductDetail;
  at: number;
  show: (at: number) => void;
};

const ROUND = 'grid size-11 place-items-center rounded-full bg-night/70 text-cream hover:bg-night';

/** One picture over the whole window: arrows and a swipe go on, a tap or + looks closer, then dragging moves about. */
export function GalleryZoom({ open, onOpenChange, product, at, show }: Props) {
  const { t } = useLingui();
  const { frame, close, magnify } = useMagnifier();
  const several = product.images.length > 1;
  const turn = (step: number) => {
    magnify(false);
    show(at + step);
  };
  const swipe = useSwipe((step) => several && !close && turn(step));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && several) turn(-1);
    else if (event.key === 'ArrowRight' && several) turn(1);
    else if (event.key === '+' || event.key === '=') magnify(true);
    else if (event.key === '-') magnify(false);
    else return;
    // The row underneath has arrow keys of its own.
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop
          data-scrim="night"
          className="fixed inset-0 z-50 bg-night transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col text-cream outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="truncate py-4 pr-32 pl-5 font-semibold text-body">{product.name}</Base.Title>
          <div ref={frame} className="relative grid min-h-0 flex-1 overflow-auto overscroll-contain">
            <button
              type="button"
              aria-label={close ? t`Show full picture` : t`Zoom in on the picture`}
              onClick={(event) => magnify(!close, event)}
              {...swipe}
              className={classes('m-auto block', close ? 'w-[250%] cursor-zoom-out' : 'w-full cursor-zoom-in')}
            >
              <Picture
                picture={product.images[at]}
                alt={t`${{ name: product.name }}, picture ${{ at: at + 1 }} of ${{ count: product.images.length }}`}
                eager
                ratio="natural"
                sizes={close ? '250vw' : '100vw'}
                className="bg-transparent!"
                imageClassName={close ? '' : 'mx-auto max-h-[calc(100dvh-9rem)] object-contain'}
              />
            </button>
          </div>
          <div className="absolute top-2.5 right-3 flex gap-2">
            <button
              type="button"
              aria-label={close ? t`Zoom out` : t`Zoom in`}
              onClick={() => magnify(!close)}
              className={ROUND}
            >
              {close ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
            </button>
            <Base.Close aria-label={t`Close`} className={ROUND}>
              <X size={20} aria-hidden="true" />
            </Base.Close>
          </div>
          {several && <Turns at={at} count={product.images.length} turn={turn} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const FAR_ENOUGH = 40;

/** One finger that goes further sideways than up or down; two of them are looking closer. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<Touch | null>(null);
  return {
    onTouchStart({ nativeEvent: { touches } }: TouchEvent) {
      start.current = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    onTouchEnd({ nativeEvent: { changedTouches } }: TouchEvent) {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const across = end.clientX - start.current.clientX;
      const down = end.clientY - start.current.clientY;
      if (Math.abs(across) > Math.max(FAR_ENOUGH, Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
  };
}

/** Where the picture was tapped stays in the middle. */
function useMagnifier() {
  const frame = useRef<HTMLDivElement>(null);
  const [close, setClose] = useState(false);
  const magnify = (wanted: boolean, tap?: { clientX: number; clientY: number }) => {
    setClose(wanted);
    const box = frame.current;
    if (!wanted || !box) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const across = tap?.clientX ? (tap.clientX - left) / width : 0.5;
    const down = tap?.clientY ? (tap.clientY - top) / height : 0.5;
    requestAnimationFrame(() => {
      box.scrollLeft = (box.scrollWidth - box.clientWidth) * across;
      box.scrollTop = (box.scrollHeight - box.clientHeight) * down;
    });
  };
  return { frame, close, magnify };
}

function Turns({ at, count, turn }: { at: number; count: number; turn: (step: number) => void }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-center gap-5 py-4">
      <button type="button" aria-label={t`Previous picture`} onClick={() => turn(-1)} className={ROUND}>
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <span role="status" className="text-ui tabular-nums">
        {at + 1} / {count}
      </span>
      <button type="button" aria-label={t`Next picture`} onClick={() => turn(1)} className={ROUND}>
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
