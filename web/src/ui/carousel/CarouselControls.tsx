import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { classes } from '../classes.ts';
import { useCarousel } from './carousel.context.ts';

interface ControlsProps {
  className?: string;
  /** The ground the controls stand on. */
  on?: 'paper' | 'walnut';
}

const ARROWS = {
  paper: 'border border-line-2 bg-surface text-ink hover:border-ink-2',
  walnut: 'border border-walnut-line text-on-walnut hover:border-on-walnut-2',
};
const PAUSES = { paper: 'text-ink-2 hover:bg-sunken', walnut: 'text-on-walnut hover:bg-walnut-2' };

/** Pause, previous and next. On phones a row is swiped and stands still, so none of them is there. */
export function CarouselArrows({ className, on = 'paper' }: ControlsProps) {
  const { t } = useLingui();
  const { previous, next, stops } = useCarousel();
  return (
    <div className={classes('flex items-center gap-2 max-md:hidden', stops === 1 && 'invisible', className)}>
      <CarouselPause on={on} className="max-[769px]:hidden" />
      <button type="button" aria-label={t`Previous`} onClick={previous} className={classes('round-btn', ARROWS[on])}>
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t`Next`} onClick={next} className={classes('round-btn', ARROWS[on])}>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Absent where nothing moves by itself. */
export function CarouselPause({ className, on = 'paper' }: ControlsProps) {
  const { t } = useLingui();
  const { autoplays, playing, setPlaying } = useCarousel();
  if (!autoplays) return null;
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={playing ? t`Pause` : t`Play`}
      onClick={() => setPlaying(!playing)}
      className={classes('round-btn', PAUSES[on], className)}
    >
      <Icon size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
    </button>
  );
}

/** One bar per place to stop at, for banners. */
export function CarouselBars({ className }: { className?: string }) {
  const { t } = useLingui();
  const { index, stops, count, goTo } = useCarousel();
  const bars = Array.from({ length: stops || count }, (_, at) => at);
  if (bars.length < 2) return null;
  return (
    <div className={classes('flex items-center gap-2', className)}>
      {bars.map((at) => (
        <button
          key={at}
          type="button"
          aria-label={t`Go to slide ${{ at: at + 1 }}`}
          aria-current={at === index || undefined}
          onClick={() => goTo(at)}
          className="grid h-11 w-9 items-center after:h-[3px] after:rounded-full after:bg-cream/40 aria-[current]:after:bg-cream"
        />
      ))}
    </div>
  );
}
