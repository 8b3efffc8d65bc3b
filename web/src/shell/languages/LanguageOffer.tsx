import { LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { dismissOffer, preferredLanguage } from './offer.ts';
import { OFFER_WORDS } from './offer.words.ts';
import { useLanguages } from './useLanguages.ts';

/** To whom another language is nearer it is offered once, above the page: nothing moves, nobody is led away. */
export function LanguageOffer() {
  const { here, offered } = useLanguages();
  const [wish, setWish] = useState<Language>();
  useEffect(() => setWish(preferredLanguage(offered)), [offered]);
  if (wish === undefined || wish === here) return null;
  const { read, close } = OFFER_WORDS[wish];
  const dismiss = () => {
    dismissOffer();
    setWish(undefined);
  };
  return (
    <aside
      lang={LANGUAGES[wish].tag}
      aria-label={LANGUAGES[wish].name}
      className="fixed bottom-20 left-4 z-20 flex items-center gap-1 rounded-card border border-line bg-surface p-1.5 shadow-pop md:bottom-4 print:hidden"
    >
      <LanguageLink language={wish} onChosen={dismiss} className={buttonClass({ variant: 'line' })}>
        {read}
      </LanguageLink>
      <button
        type="button"
        aria-label={close}
        onClick={dismiss}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </aside>
  );
}
