import type { UsedSearch } from '@plyhaat/contract/search/staff/searches';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

/** What staff can do about a text that found nothing. */
export function SearchActions({ row: { text, nothing } }: { row: Pick<UsedSearch, 'text' | 'nothing'> }) {
  if (nothing === 0) return null;
  return (
    <Link
      to="/admin/lexicon"
      search={{ text }}
      aria-label={TEXTS.addToLexicon(text)}
      className={buttonClass({ variant: 'line', tight: true })}
    >
      {TEXTS.addWord}
    </Link>
  );
}
