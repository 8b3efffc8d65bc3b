import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import { SearchActions } from '#features/search/staff/searches/SearchActions.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';

/** The texts that found nothing most often, each with the way to make a word of it. */
export function UnfoundPanel({ unfound, days }: Pick<Overview, 'unfound' | 'days'>) {
  const { t } = useLingui();
  return (
    <Panel
      className="xl:col-span-2"
      title={t`Searched, not found`}
      tools={
        <Link
          to="/admin/searches"
          search={{ nothing: 'true', sort: '-nothing', ...(days !== 30 && { days: String(days) }) }}
          className="link inline-flex min-h-11 items-center text-ui"
        >
          <Trans>Searches</Trans>
        </Link>
      }
    >
      {unfound.length === 0 ? (
        <p className="text-ink-2 text-ui">
          <Trans>Every search found something.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line text-ui">
          {unfound.map(({ text, times }) => (
            <li key={text} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <Link
                  to="/admin/searches"
                  search={{ nothing: 'true', ...(text.length >= 3 && { q: text }) }}
                  className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
                >
                  {text}
                </Link>
                <span className="block text-ink-3 text-meta">{t`${{ times: counted(times) }} times, nothing found`}</span>
              </span>
              <SearchActions row={{ text, nothing: times }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
