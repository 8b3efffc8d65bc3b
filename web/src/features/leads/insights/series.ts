import { useLingui } from '@lingui/react/macro';
import type { Figures } from '@plyhaat/contract/leads/insights';
import type { Series } from '#ui/charts/series.ts';

type Drawn = readonly Series<keyof Figures>[];

/** What the two charts of every day draw. */
export function useSeries(): { views: Drawn; contacts: Drawn } {
  const { t } = useLingui();
  return {
    views: [
      { figure: 'productViews', label: t`Product views`, color: 'var(--teak)' },
      { figure: 'profileViews', label: t`Profile views`, color: 'var(--leaf)', dashes: '6 4' },
      { figure: 'reelPlays', label: t`Reel plays`, color: 'var(--ink-3)', dashes: '1.5 4' },
    ],
    contacts: [
      { figure: 'calls', label: t`Calls`, color: 'var(--leaf)' },
      { figure: 'whatsapp', label: t`WhatsApp`, color: 'var(--teak)' },
      { figure: 'messages', label: t`Messages`, color: 'var(--ink-2)' },
      { figure: 'emails', label: t`E-mails`, color: 'var(--control)' },
    ],
  };
}
