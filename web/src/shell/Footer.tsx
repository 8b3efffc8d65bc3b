import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '#ui/display/Logo.tsx';
import { BRAND_ICONS } from './BrandIcons.tsx';
import { useContact } from './contact.ts';
import { LanguageRow } from './languages/LanguageRow.tsx';
import { LEGAL_LINKS, QUICK_LINKS, useTargets } from './navigation.ts';
import { useShellParts } from './parts.ts';
import { SITE } from './site.ts';

const LINK = 'foot-link';
const HEADING = 'font-semibold text-on-walnut';

export function Footer() {
  return (
    <footer className="mt-section bg-walnut text-on-walnut-2 text-ui print:hidden">
      <div className="ply-edge" aria-hidden="true" />
      <div className="wrap">
        <div className="grid gap-x-8 pt-10 pb-8 sm:grid-cols-2 sm:gap-y-8 sm:pt-16 sm:pb-12 lg:grid-cols-[1.5fr_0.8fr_1.5fr_1.2fr] lg:gap-12">
          <About />
          <QuickLinks />
          <Categories />
          <Contact />
        </div>
        <EndLine />
      </div>
    </footer>
  );
}

/** On phones its heading opens it, without a script; what it opens follows it, so that wide screens show it always. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={`${HEADING} mb-3 max-sm:hidden`}>{title}</h2>
      <details className="peer group/fold border-walnut-line border-t sm:hidden">
        <summary className={`${HEADING} flex min-h-12 list-none items-center justify-between`}>
          {title}
          <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open/fold:rotate-180" />
        </summary>
      </details>
      <div className="max-sm:pb-4 max-sm:peer-not-open:hidden">{children}</div>
    </>
  );
}

function About() {
  const { t } = useLingui();
  const { social } = useContact();
  return (
    <div className="max-sm:pb-6">
      <Logo name={SITE.name} className="text-on-walnut" />
      <p className="mt-4 max-w-[34ch]">{t(SITE.about)}</p>
      <ul className="mt-5 flex gap-2">
        {Object.entries(BRAND_ICONS).map(([name, icon]) => (
          <li key={name}>
            <a
              href={social[name as keyof typeof BRAND_ICONS]}
              aria-label={name}
              className="grid size-11 place-items-center rounded-full border border-walnut-line hover:text-white"
            >
              {icon}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuickLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Quick links`}>
      <Fold title={t`Quick links`}>
        <ul className="foot-list max-sm:columns-2">
          {useTargets(QUICK_LINKS).map(({ label, path }) => (
            <li key={label}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function Categories() {
  const { t } = useLingui();
  const categories = useShellParts().useCategories();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Categories`}>
      <Fold title={t`Categories`}>
        <ul className="foot-list columns-2 gap-6">
          {categories.map(({ _id, name }) => (
            <li key={_id}>
              <Link to="/shop" search={{ categories: [_id] }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

const lines = (words: readonly string[]) => words.map((line) => <span key={line}>{line}</span>);

function Contact() {
  const { t } = useLingui();
  const { address, phone, phoneShown, email, hours } = useContact();
  // That page has the hours of the office, and one set of hours is enough (CONT-12).
  const hasHours = useLocation({ select: ({ pathname }) => pathname === '/contact' });
  return (
    <div>
      <Fold title={t`Contact`}>
        <address className="grid justify-items-start gap-1.5">
          <span className="grid">{lines(address)}</span>
          <a href={`tel:${phone}`} className={LINK}>
            {phoneShown}
          </a>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
          {!hasHours && (
            <span className="grid">
              <span>
                <Trans>Phone hours</Trans>
              </span>
              {lines(hours)}
            </span>
          )}
        </address>
      </Fold>
    </div>
  );
}

function EndLine() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-walnut-line border-t py-5 text-meta">
      <span>
        © {new Date().getFullYear()} {SITE.name}
      </span>
      {useTargets(LEGAL_LINKS).map(({ label, path }) => (
        <Link key={label} to={path} className={LINK}>
          {label}
        </Link>
      ))}
      <LanguageRow className="flex flex-wrap gap-x-4" linkClassName={LINK} />
      <span className="sm:ml-auto">
        <Trans>Made in Nashik</Trans>
      </span>
    </div>
  );
}
