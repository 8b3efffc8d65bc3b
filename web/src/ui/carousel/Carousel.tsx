import { useLingui } from '@lingui/react/macro';
import { Children, isValidElement, type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { classes } from '../classes.ts';
import { CarouselArrows } from './CarouselControls.tsx';
import { CarouselContext } from './carousel.context.ts';
import { useCarouselState } from './carousel.state.ts';

const CarouselMotion = lazyPart(async () => (await import('./CarouselMotion.tsx')).CarouselMotion);

/**
 * Slides per view by width; fractions let the next card peek. Classes, so that server HTML has the final layout. Widths
 * are in rem, as the named ones are: those in px would come before them in the style sheet and lose.
 */
const PER_VIEW = {
  one: '[--n:1] [--gap:0px]',
  two: '[--n:1.16] md:[--n:1.6] xl:[--n:2]',
  three: '[--n:1.16] md:[--n:2.3] xl:[--n:3]',
  'three-wide': '[--n:1.7] xs:[--n:2.05] md:[--n:3.2] xl:[--n:3.3]',
  four: '[--n:2.05] md:[--n:3.2] xl:[--n:4]',
  /** Product cards: two on a phone, six on the widest screens (HOME-4). */
  products: '[--n:2.05] md:[--n:3.2] xl:[--n:4] min-[100rem]:[--n:5] min-[118.75rem]:[--n:6]',
  five: '[--n:2.15] md:[--n:4.2] xl:[--n:5]',
  six: '[--n:1.8] md:[--n:4.2] xl:[--n:6]',
  ten: '[--n:3.5] md:[--n:6.4] xl:[--n:8] min-[100rem]:[--n:10]',
};

export interface CarouselProps {
  label: string;
  /** The slides, one child each. */
  children: ReactNode;
  slides?: keyof typeof PER_VIEW;
  /** For cards that hold nothing to focus: the row itself can be focused and scrolled by keyboard. */
  focusable?: boolean;
  /** Milliseconds between steps; left out, it moves only by hand. */
  autoplay?: number;
  /** Also where swiping is how one looks on: up to 768 px a row otherwise stands still. */
  autoplayOnPhones?: boolean;
  /** The section's head; `CarouselArrows`, `CarouselPause` and `CarouselBars` may stand anywhere in head and foot. */
  head?: ReactNode;
  foot?: ReactNode;
  className?: string;
  /** On the row, e.g. `max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter` to reach the edges of a phone. */
  rowClassName?: string;
}

/** A row that scrolls and snaps natively, and loops and plays once the moving part has loaded. */
export function Carousel(props: CarouselProps) {
  const { t } = useLingui();
  const { label, children, slides = 'four', focusable = false, autoplay, head, foot, className, rowClassName } = props;
  const onPhones = props.autoplayOnPhones ?? false;
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const cards = Children.toArray(children);
  const { state, touched, driven, motion } = useCarouselState({
    root,
    viewport,
    autoplay,
    onPhones,
    count: cards.length,
  });
  return (
    <CarouselContext value={state}>
      <section ref={root} aria-label={label} aria-roledescription={t`carousel`} className={className}>
        {head === undefined ? <CarouselArrows className="mb-4 justify-end" /> : head}
        <div
          ref={viewport}
          {...(focusable && { tabIndex: 0, role: 'group', 'aria-label': label })}
          className={classes(
            'scrollbar-none relative overscroll-x-contain',
            slides !== 'one' && SHADOW_ROOM,
            driven ? 'touch-pan-y touch-pinch-zoom overflow-x-clip' : 'snap-x snap-mandatory overflow-x-auto',
            PER_VIEW[slides],
            rowClassName,
          )}
        >
          <ul className="flex">
            <Slides cards={cards} />
          </ul>
        </div>
        {foot}
        {touched && (
          <Suspense>
            <CarouselMotion {...motion} />
          </Suspense>
        )}
      </section>
    </CarouselContext>
  );
}

/** The row while its cards are on their way: one blank in the place of each that would show. */
export function CarouselSkeleton({ slides = 'four', children }: Pick<CarouselProps, 'slides' | 'children'>) {
  return (
    <div aria-hidden="true" className={classes('flex overflow-hidden', PER_VIEW[slides])}>
      {BLANKS.map((at) => (
        <div key={at} className="slide">
          {children}
        </div>
      ))}
    </div>
  );
}

const BLANKS = [...Array(10).keys()];

// A row that scrolls is cut above and below, too; the shadow of a hovered card needs room.
const SHADOW_ROOM = '-mt-1 -mb-6 pt-1 pb-6';

function Slides({ cards }: { cards: ReturnType<typeof Children.toArray> }) {
  const { t } = useLingui();
  const count = cards.length;
  return cards.map((slide, at) => (
    <li
      key={isValidElement(slide) ? slide.key : at}
      aria-roledescription={t`slide`}
      aria-label={t`${{ at: at + 1 }} of ${count}`}
      className="slide"
    >
      {slide}
    </li>
  ));
}
