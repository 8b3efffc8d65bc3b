import { useLingui } from '@lingui/react';
import type { Language } from '@plyhaat/contract/core/languages';
import { useInstallation } from '../installation.ts';

const ENGLISH_ALONE: readonly Language[] = [];

/** What the page speaks, and what else it is offered in; nobody is asked to choose among one. */
export function useLanguages(): { readonly here: Language; readonly offered: readonly Language[] } {
  const { i18n } = useLingui();
  const { languages = ENGLISH_ALONE } = useInstallation();
  return { here: i18n.locale as Language, offered: languages };
}
