import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Apple, CircleQuestionMark, Mail, Phone, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContact } from './contact.ts';
import { LanguageMenu } from './languages/LanguageMenu.tsx';

type Props = { href: string; icon: ReactNode; short?: boolean; children: ReactNode };

const LINK = 'bar-link';

/** On phones a `short` entry is its icon alone. */
function BarLink({ href, icon, short = false, children }: Props) {
  return (
    <a href={href} className={LINK}>
      {icon}
      <span className={short ? 'max-md:sr-only' : 'whitespace-nowrap'}>{children}</span>
    </a>
  );
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

export function TopBar() {
  const { t } = useLingui();
  const { phone, phoneShown, email, appStore, playStore } = useContact();
  return (
    <section aria-label={t`Contact and apps`} className="bg-walnut text-meta text-on-walnut-2 print:hidden">
      <div className="wrap flex h-8.5 items-center gap-2.5 md:h-9.5 md:gap-6">
        <BarLink href={`tel:${phone}`} icon={<Phone {...icon} />}>
          {phoneShown}
        </BarLink>
        <BarLink href={`mailto:${email}`} icon={<Mail {...icon} />} short>
          {email}
        </BarLink>
        <span className="flex-1" />
        <LanguageMenu />
        <Link to="/contact" className={LINK}>
          <CircleQuestionMark {...icon} />
          <span className="max-md:sr-only">
            <Trans>Help</Trans>
          </span>
        </Link>
        <BarLink href={appStore} icon={<Apple {...icon} />} short>
          <Trans>App Store</Trans>
        </BarLink>
        <BarLink href={playStore} icon={<Play {...icon} />} short>
          <Trans>Google Play</Trans>
        </BarLink>
      </div>
    </section>
  );
}
