import { Phone } from 'lucide-react';
import { SITE } from '#shell/site.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** How a plan or a topup is bought until it can be paid for here. */
export function CallUs() {
  const [days, times] = SITE.hours;
  return (
    <section
      aria-label="Call us to subscribe"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5 sm:p-6"
    >
      <p className="min-w-0">
        <b className="block font-semibold tabular-nums">{SITE.phoneShown}</b>
        <span className="text-ink-2 text-ui">
          {days}, {times}
        </span>
      </p>
      <ButtonLink href={`tel:${SITE.phone}`} variant="call" size="lg" className="max-sm:w-full">
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
        Call us to subscribe
      </ButtonLink>
    </section>
  );
}
