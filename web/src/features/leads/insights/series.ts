import type { Figures } from '@plyhaat/contract/leads/insights';
import * as TEXTS from './texts.ts';

/** What a chart draws: a figure of every day, its name, and a look that does not rest on colour alone. */
export type Series<Figure extends string = string> = {
  readonly figure: Figure;
  readonly label: string;
  readonly color: string;
  readonly dashes?: string;
};

export const VIEWS: readonly Series<keyof Figures>[] = [
  { figure: 'productViews', label: TEXTS.productViews, color: 'var(--teak)' },
  { figure: 'profileViews', label: TEXTS.profileViews, color: 'var(--leaf)', dashes: '6 4' },
  { figure: 'reelPlays', label: TEXTS.reelPlays, color: 'var(--ink-3)', dashes: '1.5 4' },
];

/** A day and its figures. */
export type ChartDay = { readonly day: string; readonly [figure: string]: string | number };

export const CONTACTS: readonly Series<keyof Figures>[] = [
  { figure: 'calls', label: 'Calls', color: 'var(--leaf)' },
  { figure: 'whatsapp', label: 'WhatsApp', color: 'var(--teak)' },
  { figure: 'messages', label: 'Messages', color: 'var(--ink-2)' },
  { figure: 'emails', label: 'E-mails', color: 'var(--control)' },
];
