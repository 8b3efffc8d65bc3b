import { Trans, useLingui } from '@lingui/react/macro';
import { Head } from '#shell/Head.tsx';
import { useFeature } from '#shell/installation.ts';
import { SITE } from '#shell/site.ts';
import { SectionHead } from '#ui/display/SectionHead.tsx';
import { NewsletterForm } from '../contact/NewsletterForm.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AIMS, FACTS, LEADERS, type Leader, STORY, VALUES } from './about.text.ts';
import { EventsSection } from './EventsSection.tsx';
import { StillPicture } from './StillPicture.tsx';

/** CONT-16: story, facts, mission, vision, values, leadership and events. */
export function AboutScreen() {
  const { t } = useLingui();
  return (
    <>
      <Head
        title={t`About Us`}
        description={t`The story of ${{ name: SITE.name }}: founded in Nashik in 2010, an open market for plywood, laminate, veneer and hardware.`}
        path="/about-us"
      />
      <AboutHero />
      <Story />
      <Aims />
      <Values />
      <Leadership />
      <EventsSection />
      <Newsletter />
    </>
  );
}

function Story() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="story" className="wrap grid gap-8 pt-section lg:grid-cols-[1.25fr_1fr] lg:gap-16">
      <div>
        <SectionHead id="story" title={t`Our Story`} />
        <div className="grid max-w-[68ch] gap-4 text-ink-2">
          {STORY.map((paragraph) => (
            <p key={paragraph.id}>{t(paragraph)}</p>
          ))}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px self-center overflow-hidden rounded-card border border-line bg-line">
        {FACTS.map(({ value, label }) => (
          <div key={value} className="flex flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-5 sm:py-7">
            <dt className="mt-1 text-ink-2 text-ui">{t(label)}</dt>
            <dd className="text-head tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Aims() {
  const { t } = useLingui();
  return (
    <div className="mt-section bg-walnut text-on-walnut">
      <div className="wrap grid gap-10 py-12 md:grid-cols-2 md:gap-16 lg:py-20">
        {AIMS.map(({ title, text }) => (
          <section key={title.id} aria-label={t(title)}>
            <h2 className="font-semibold text-on-walnut-2 text-ui">{t(title)}</h2>
            <p className="mt-3 max-w-[34ch] text-balance text-head">{t(text)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

function Values() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="values" className="wrap pt-section">
      <SectionHead id="values" title={t`Our Values`} line={t`Four rules we follow in our work.`} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {VALUES.map(({ title, text }) => (
          <li key={title.id} className="border-line border-t py-6">
            <h3 className="text-title">{t(title)}</h3>
            <p className="mt-1 max-w-[52ch] text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leadership() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="leadership" className="wrap pt-section">
      <SectionHead id="leadership" title={t`Leadership`} line={t`The people who run Plyhaat.`} />
      <ul className="grid gap-gap xs:grid-cols-2 lg:grid-cols-4">
        {LEADERS.map((leader) => (
          <LeaderCard key={leader.name} leader={leader} />
        ))}
      </ul>
    </section>
  );
}

function LeaderCard({ leader: { name, role, line, portrait } }: { leader: Leader }) {
  const { t } = useLingui();
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4 xs:block xs:p-5">
      <StillPicture still={portrait} className="size-18 flex-none rounded-full xs:mb-4 xs:size-20" />
      <div>
        <h3 className="font-semibold text-body">{name}</h3>
        <p className="text-ink-3 text-ui">{t(role)}</p>
        <p className="mt-2 text-ink-2 text-ui">{t(line)}</p>
      </div>
    </li>
  );
}

function Newsletter() {
  if (!useFeature('newsletter')) return null;
  return (
    <div className="wrap pt-section">
      <section
        aria-labelledby="newsletter"
        className="grid items-center gap-6 rounded-lg bg-sunken px-5 py-8 sm:p-10 lg:grid-cols-2 lg:gap-16"
      >
        <div>
          <h2 id="newsletter" className="text-head">
            <Trans>News from the trade</Trans>
          </h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">
            <Trans>Prices, grades and invitations to events like these, by e-mail. You can unsubscribe any time.</Trans>
          </p>
        </div>
        <NewsletterForm />
      </section>
    </div>
  );
}
