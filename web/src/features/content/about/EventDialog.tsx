import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { useSay } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import type { CompanyEvent } from './events.text.ts';
import { StillPicture } from './StillPicture.tsx';

type Props = { event: CompanyEvent | null; onClose: () => void };

/** Keeps the last event while the dialog closes, so that it does not go blank. */
export function EventDialog({ event, onClose }: Props) {
  const { t } = useLingui();
  const [last, setLast] = useState(event);
  if (event && event !== last) setLast(event);
  const shown = event ?? last;
  return (
    <Dialog
      open={event !== null}
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      heading="head"
      title={shown && t(shown.title)}
    >
      {shown && (
        <div className="grid items-start gap-6 md:grid-cols-[1.35fr_1fr] md:gap-8">
          <Gallery key={shown.id} pictures={shown.gallery} />
          <Facts event={shown} />
        </div>
      )}
    </Dialog>
  );
}

function Facts({ event: { date, location, attendees, fullDescription } }: { event: CompanyEvent }) {
  const { t } = useLingui();
  return (
    <div>
      <dl className="grid gap-3 text-ui">
        <Fact label={t`Date`}>
          <time dateTime={date}>{formatDay(new Date(date), t)}</time>
        </Fact>
        <Fact label={t`Location`}>{t(location)}</Fact>
        <Fact label={t`Attendees`}>{t(attendees)}</Fact>
      </dl>
      <p className="mt-5 border-line border-t pt-5 text-ink-2">{t(fullDescription)}</p>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-meta">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

/** Arrow keys go from picture to picture, wherever the focus is; Escape is the dialog's. */
function useGallery(count: number) {
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt((now) => (now + by + count) % count);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  useEffect(() => {
    // In the capture phase: the dialog itself lets no arrow key out.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return { at, step };
}

function Gallery({ pictures }: { pictures: CompanyEvent['gallery'] }) {
  const { t } = useLingui();
  const say = useSay();
  const { at, step } = useGallery(pictures.length);
  const picture = pictures[at] ?? pictures[0];
  return (
    <section aria-label={t`Gallery`}>
      <StillPicture key={picture.src} still={picture} eager className="aspect-3/2 w-full rounded-card" />
      <div className="mt-3 flex items-center gap-2">
        <p aria-live="polite" className="flex-1 text-ink-3 text-ui tabular-nums">
          {t`${{ at: at + 1 }} of ${{ count: pictures.length }}`}
          <span className="sr-only">: {say(picture.alt)}</span>
        </p>
        <Button variant="line" size="round" aria-label={t`Previous picture`} onClick={() => step(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Button variant="line" size="round" aria-label={t`Next picture`} onClick={() => step(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
