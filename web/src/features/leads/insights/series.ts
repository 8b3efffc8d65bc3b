import type { Figures } from '@plyhaat/contract/leads/insights';
import type { Series } from '#ui/charts/series.ts';
import * as TEXTS from './texts.ts';

export const VIEWS: readonly Series<keyof Figures>[] = [
  { figure: 'productViews', label: TEXTS.productViews, color: 'var(--teak)' },
  { figure: 'profileViews', label: TEXTS.profileViews, color: 'var(--leaf)', dashes: '6 4' },
  { figure: 'reelPlays', label: TEXTS.reelPlays, color: 'var(--ink-3)', dashes: '1.5 4' },
];

export const CONTACTS: readonly Series<keyof Figures>[] = [
  { figure: 'calls', label: 'Calls', color: 'var(--leaf)' },
  { figure: 'whatsapp', label: 'WhatsApp', color: 'var(--teak)' },
  { figure: 'messages', label: 'Messages', color: 'var(--ink-2)' },
  { figure: 'emails', label: 'E-mails', color: 'var(--control)' },
];
