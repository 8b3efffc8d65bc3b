import { useLingui } from '@lingui/react/macro';
import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Card, CardBody, cardLinkClass } from '#ui/display/Card.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { SectionHead } from '#ui/display/SectionHead.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { EventDialog } from './EventDialog.tsx';
import { type CompanyEvent, EVENTS } from './events.text.ts';
import { StillPicture } from './StillPicture.tsx';

export function EventsSection() {
  const { t } = useLingui();
  const [shown, setShown] = useState<CompanyEvent | null>(null);
  return (
    <section aria-labelledby="events" className="wrap pt-section">
      <SectionHead id="events" title={t`Events`} line={t`Meet the trade at yard days, workshops and evenings.`} />
      <Grid columns="wide" as="ul">
        {EVENTS.map((event) => (
          <li key={event.id} className="grid">
            <EventCard event={event} onOpen={() => setShown(event)} />
          </li>
        ))}
      </Grid>
      <EventDialog event={shown} onClose={() => setShown(null)} />
    </section>
  );
}

function EventCard({ event, onOpen }: { event: CompanyEvent; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <Card>
      <span className="block overflow-hidden">
        <StillPicture still={event.image} className="aspect-3/2 w-full" />
      </span>
      <CardBody>
        <h3 className="text-title">
          <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`text-left ${cardLinkClass}`}>
            {t(event.title)}
          </button>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-ui">
          <span className="inline-flex items-center gap-1.5">
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
            <time dateTime={event.date}>{formatDay(new Date(event.date), t)}</time>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(event.location)}
          </span>
        </p>
        <p className="mt-3 text-ink-2 text-ui">{t(event.shortDescription)}</p>
      </CardBody>
    </Card>
  );
}
