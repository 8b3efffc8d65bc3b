import { addressIn, LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { useLanguages } from './useLanguages.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'lang' | 'hrefLang'> & {
  readonly language: Language;
  readonly onChosen?: (() => void) | undefined;
};

/** The same page in another language. Once React answers, the page changes where it stands and nothing typed is lost. */
export function LanguageLink({ language, onChosen, ...link }: Props) {
  const router = useRouter();
  const { here } = useLanguages();
  const href = useLocation({ select: (location) => location.href });
  const choose = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChosen?.();
    if (language === here) return;
    const { changeLanguage } = await import('./change.ts');
    await changeLanguage(language, router);
  };
  return (
    <a
      {...link}
      href={addressIn(language, href)}
      hrefLang={language}
      lang={LANGUAGES[language].tag}
      aria-current={language === here || undefined}
      onClick={choose}
    />
  );
}
