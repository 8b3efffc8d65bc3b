import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { ReactNode } from 'react';
import { Head } from '#shell/Head.tsx';
import { formatDay } from '#ui/words/dates.ts';

export type LegalSection = { readonly id: string; readonly title: MessageDescriptor; readonly body: ReactNode };

type Props = {
  title: string;
  /** What the document says, in a sentence or two. */
  summary: string;
  path: string;
  sections: readonly LegalSection[];
};

/** A long text with its table of contents: beside it where there is room, before it where there is none. */
export function LegalPage({ title, summary, path, sections }: Props) {
  return (
    <div className="wrap py-10 lg:py-16">
      <Head title={title} description={summary} path={path} />
      <header className="max-w-[68ch]">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 text-ink-2">{summary}</p>
        <LastUpdated />
        <Prevails />
      </header>
      <div className="mt-8 grid items-start gap-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,68ch)] lg:gap-16">
        <Contents sections={sections} />
        <article className="grid max-w-[68ch] gap-10">
          {sections.map((section, at) => (
            <Section key={section.id} section={section} number={at + 1} />
          ))}
        </article>
      </div>
    </div>
  );
}

/** Today's date. A page that was cached over midnight may show yesterday's until the next visit. */
function LastUpdated() {
  const { t } = useLingui();
  const today = new Date();
  const iso = today.toISOString().slice(0, 10);
  const day = formatDay(today, t);
  return (
    <p className="mt-3 text-ink-3 text-ui">
      <Trans>
        Last updated:{' '}
        <time dateTime={iso} suppressHydrationWarning>
          {day}
        </time>
      </Trans>
    </p>
  );
}

/** What was translated is a help; what was agreed is the English. */
function Prevails() {
  const { i18n } = useLingui();
  if (i18n.locale === SOURCE_LANGUAGE) return null;
  return (
    <p className="mt-1 text-ink-3 text-ui">
      <Trans>This page is translated. The English text prevails.</Trans>
    </p>
  );
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className="rounded-card border border-line bg-surface px-5 py-3 lg:sticky lg:top-38 print:hidden"
    >
      <ol className="sm:max-lg:columns-2 sm:max-lg:gap-8">
        {sections.map(({ id, title }, at) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[1.5rem_1fr] items-center gap-1 text-ink-2 text-ui underline-offset-3 hover:text-teak-ink hover:underline"
            >
              <span aria-hidden="true" className="text-ink-3 tabular-nums">
                {at + 1}
              </span>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const PROSE = [
  'grid gap-4 text-ink-2 [&_strong]:font-semibold [&_strong]:text-ink',
  '[&_h3]:mt-2 [&_h3]:-mb-2 [&_h3]:font-semibold [&_h3]:text-ink',
  '[&_ul]:grid [&_ul]:gap-2 [&_li]:relative [&_li]:pl-5.5',
  '[&_li]:before:absolute [&_li]:before:top-2.25 [&_li]:before:left-0 [&_li]:before:w-3 [&_li]:before:ply-edge',
].join(' ');

function Section({ section: { id, title, body }, number }: { section: LegalSection; number: number }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex scroll-mt-38 gap-3 text-head">
        <span aria-hidden="true" className="flex-none text-ink-3 tabular-nums">
          {number}
        </span>
        {t(title)}
      </h2>
      <div className={PROSE}>{body}</div>
    </section>
  );
}
