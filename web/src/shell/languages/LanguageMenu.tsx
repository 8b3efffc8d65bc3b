import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '@plyhaat/contract/core/languages';
import { Check, Globe } from 'lucide-react';
import { HeaderPopup } from '../HeaderPopup.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { useLanguages } from './useLanguages.ts';

const ROW =
  'flex min-h-11 items-center justify-between gap-4 rounded px-3 font-medium text-ui hover:bg-sunken aria-[current=true]:bg-teak-soft aria-[current=true]:font-semibold';

/** In the bar above the header: the language of the page, and the others behind it. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { here, offered } = useLanguages();
  if (offered.length < 2) return null;
  const { name } = LANGUAGES[here];
  return (
    <div className="relative">
      <HeaderPopup
        trigger={(opensPanel) => (
          <button type="button" className="bar-link" aria-label={t`Language: ${name}`} {...opensPanel}>
            <Globe size={15} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <span className="whitespace-nowrap">{name}</span>
          </button>
        )}
      >
        {(close) => (
          <nav aria-label={t`Choose a language`} className="grid w-52">
            <p className="px-3 pt-1 pb-2 font-semibold text-ui">
              <Trans>Choose a language</Trans>
            </p>
            {offered.map((language) => (
              <LanguageLink key={language} language={language} className={ROW} onChosen={close}>
                {LANGUAGES[language].name}
                {language === here && <Check size={18} strokeWidth={1.75} aria-hidden="true" />}
              </LanguageLink>
            ))}
          </nav>
        )}
      </HeaderPopup>
    </div>
  );
}
