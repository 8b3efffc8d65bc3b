import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row that is swiped and snaps by itself; thumbnails and arrow keys move it, a tap shows a picture in full. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { images, name } = product;
  const { row, at, show, follow } = useRow(images.length);
  const [zoomed, setZoomed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(at + step);
  };
  if (images.length === 0)
    return <Picture picture={null} alt={t`${name}: no picture yet`} sizes="100vw" className="rounded-card" />;
  return (
    <section aria-label={t`Pictures`} onKeyDown={onKeyDown} className="min-w-0">
      <div className="relative overflow-hidden rounded-card bg-studio max-md:-mx-gutter max-md:rounded-none">
        <ul
          ref={row}
          onScroll={follow}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        >
          {images.map((picture, i) => (
            <li key={picture.path} className="w-full flex-none snap-center print:not-first:hidden">
              <button
                type="button"
                tabIndex={i === at ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={t`Enlarge picture ${{ i: i + 1 }} of ${{ count: images.length }}`}
                onClick={() => setZoomed(true)}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture
                  picture={picture}
                  alt={name}
                  eager={i === 0}
                  sizes="(min-width: 1024px) 680px, (min-width: 768px) 50vw, 100vw"
                />
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 inline-flex h-8 items-center gap-1.5 rounded-full bg-cream/90 px-3 font-semibold text-meta text-night tabular-nums print:hidden"
        >
          <Maximize2 size={14} strokeWidth={2} />
          {images.length > 1 && `${at + 1} / ${images.length}`}
        </span>
      </div>
      {images.length > 1 && <Thumbnails product={product} at={at} show={show} />}
      <Zoom open={zoomed} onOpenChange={setZoomed} product={product} at={at} show={show} />
    </section>
  );
}

/** The row's own scrolling says which picture is shown; a choice scrolls it there. */
function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (wanted: number) => {
    const next = (wanted + count) % count;
    setAt(next);
    row.current?.children[next]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  };
  const follow = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  }, []);
  // A swipe before the page answers raises no event here.
  useEffect(follow, [follow]);
  return { row, at, show, follow };
}

type ViewProps = { product: ProductDetail; at: number; show: (at: number) => void };

/** Where there is room: a phone swipes, and its name and price come first. */
function Thumbnails({ product, at, show }: ViewProps) {
  const { t } = useLingui();
  return (
    <ul className="scrollbar-none mt-3 hidden md:grid auto-cols-[minmax(4.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto p-1 sm:auto-cols-[minmax(0,9.5rem)] print:hidden">
      {product.images.map((picture, i) => (
        <li key={picture.path}>
          <button
            type="button"
            onClick={() => show(i)}
            aria-label={t`Picture ${{ i: i + 1 }}`}
            aria-current={i === at}
            className={classes(
              'block w-full overflow-hidden rounded border',
              i === at ? 'border-transparent ring-2 ring-teak' : 'border-line hover:border-line-2',
            )}
          >
            <Picture picture={picture} alt="" sizes="160px" widths={[160, 320]} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Zoom({ open, onOpenChange, ...view }: ViewProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const GalleryZoom = useLazyPart(
    open,
    () => import('./GalleryZoom.tsx').then((chunk) => chunk.GalleryZoom),
    () => onOpenChange(false),
  );
  return GalleryZoom && <GalleryZoom open={open} onOpenChange={onOpenChange} {...view} />;
}
