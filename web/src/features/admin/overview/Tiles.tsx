import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview, OverviewDay } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { change, counted, percent } from '#ui/charts/figures.ts';
import { StatTile } from '#ui/display/StatTile.tsx';
import { rupees } from './overview.words.ts';
import { Sparkline } from './Sparkline.tsx';

type Tile = {
  readonly label: ReactNode;
  readonly now: number | null;
  readonly earlier: number | null | undefined;
  readonly format?: (figure: number) => string;
  readonly lessIsBetter?: boolean;
  readonly days?: readonly number[];
};

const LINK = 'underline decoration-line-2 underline-offset-4 hover:decoration-ink-2';
const MRR = <Trans>Monthly recurring revenue</Trans>;
const VISIT_TO_CALL = <Trans>Visits that led to a call</Trans>;
const revenueOf = ({ planRevenue, topupRevenue }: Pick<OverviewDay, 'planRevenue' | 'topupRevenue'>) =>
  planRevenue + topupRevenue;

function tilesOf({ daily, totals, before, conversion, conversionBefore, now, earlier }: Overview): [string, Tile][] {
  const each = (figure: (day: OverviewDay) => number) => daily.map(figure);
  return [
    [
      'revenue',
      {
        label: (
          <Link to="/admin/orders" search={{ state: 'PAID' }} className={LINK}>
            <Trans>Revenue before GST</Trans>
          </Link>
        ),
        now: revenueOf(totals),
        earlier: revenueOf(before),
        format: rupees,
        days: each(revenueOf),
      },
    ],
    ['mrr', { label: MRR, now: now.mrr, earlier: earlier?.mrr, format: rupees }],
    [
      'members',
      {
        label: (
          <Link to="/admin/members" className={LINK}>
            <Trans>New members</Trans>
          </Link>
        ),
        now: totals.newMembers,
        earlier: before.newMembers,
        days: each(({ newMembers }) => newMembers),
      },
    ],
    [
      'leads',
      {
        label: (
          <Link to="/admin/leads" className={LINK}>
            <Trans>Leads</Trans>
          </Link>
        ),
        now: totals.leads,
        earlier: before.leads,
        days: each(({ leads }) => leads),
      },
    ],
    ['conversion', { label: VISIT_TO_CALL, now: conversion, earlier: conversionBefore, format: percent }],
    [
      'live',
      {
        label: (
          <Link to="/admin/products" search={{ approved: 'APPROVED' }} className={LINK}>
            <Trans>Live products</Trans>
          </Link>
        ),
        now: now.live,
        earlier: earlier?.live,
      },
    ],
    [
      'unfound',
      {
        label: (
          <Link to="/admin/searches" search={{ nothing: 'true', sort: '-nothing' }} className={LINK}>
            <Trans>Searches without results</Trans>
          </Link>
        ),
        now: totals.unfound,
        earlier: before.unfound,
        lessIsBetter: true,
        days: each(({ unfound }) => unfound),
      },
    ],
    [
      'dead',
      {
        label: (
          <Link to="/admin/system" className={LINK}>
            <Trans>Failed jobs</Trans>
          </Link>
        ),
        now: now.deadLetters,
        earlier: earlier?.deadLetters,
        lessIsBetter: true,
      },
    ],
  ];
}

/** The figures that staff look at first, each beside the period before. */
export function Tiles({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const { days } = overview;
  return (
    <section aria-label={t`Figures`} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tilesOf(overview).map(([key, { label, now, earlier, format = counted, lessIsBetter = false, days: shape }]) => (
        <StatTile
          key={key}
          label={label}
          value={
            <span className="flex items-center justify-between gap-2">
              {now === null ? percent(null) : format(now)}
              {shape && <Sparkline values={shape} />}
            </span>
          }
          change={change(now ?? 0, earlier ?? 0)}
          lessIsBetter={lessIsBetter}
          note={earlier ? t`vs previous ${days} days` : t`None in the previous ${days} days`}
        />
      ))}
    </section>
  );
}
