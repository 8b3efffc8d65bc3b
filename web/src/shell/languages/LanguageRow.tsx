import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '@plyhaat/contract/core/languages';
import { LanguageLink } from './LanguageLink.tsx';
import { useLanguages } from './useLanguages.ts';

type Props = { readonly className: string; readonly linkClassName: string; readonly onChosen?: () => void };

/** All languages side by side, each by its own name. */
export function LanguageRow({ className, linkClassName, onChosen }: Props) {
  const { t } = useLingui();
  const { offered } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <nav aria-label={t`Language`} className={className}>
      {offered.map((language) => (
        <LanguageLink key={language} language={language} className={linkClassName} onChosen={onChosen}>
          {LANGUAGES[language].name}
        </LanguageLink>
      ))}
    </nav>
  );
}
