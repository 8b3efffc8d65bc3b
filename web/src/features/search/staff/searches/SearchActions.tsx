import { Trans, useLingui } from '@lingui/react/macro';
import type { UsedSearch } from '@plyhaat/contract/search/staff/searches';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';

/** What staff can do about a text that found nothing. */
export function SearchActions({ row: { text, nothing } }: { row: Pick<UsedSearch, 'text' | 'nothing'> }) {
  const { t } = useLingui();
  if (nothing === 0) return null;
  return (
    <Link
      to="/admin/lexicon"
      search={{ text }}
      aria-label={t`Add word: ${text}`}
      className={buttonClass({ variant: 'line', tight: true })}
    >
      <Trans>Add word</Trans>
    </Link>
  );
}
