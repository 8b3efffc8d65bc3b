import { ReviewKind } from '@plyhaat/contract/admin/admin';
import {
  type Ending,
  EndingKind,
  type Overview,
  type OverviewDay,
  type OverviewFlow,
  type OverviewLevels,
  type QueueAge,
} from '@plyhaat/contract/admin/overview';
import type { Db } from '#platform/db/db.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import type { Figure } from './figures.tables.ts';
import { COUNTED, ENDING, findCountedDay, unfoundTexts } from './levels.sql.ts';
import { selectFlows, selectLevelsOn, selectTexts } from './overview.sql.ts';

type Levels = Awaited<ReturnType<typeof selectLevelsOn>>;
type Part = Pick<Figure, 'measure' | 'part' | 'total'>;

/** The sum of a measure, or of one of its parts. */
const sum = (figures: readonly Part[], measure: string, part?: string): number =>
  figures.reduce(
    (total, one) => (one.measure === measure && (part ?? one.part) === one.part ? total + one.total : total),
    0,
  );

/** Money is stored in paise and sent in rupees, as everywhere on the wire. */
const rupees = (paise: number) => paise / 100;

const flowOf = (figures: readonly Part[]): OverviewFlow => ({
  visits: sum(figures, 'visit'),
  calls: sum(figures, 'call'),
  leads: sum(figures, 'lead'),
  newMembers: sum(figures, 'new_member'),
  newSellers: sum(figures, 'new_member', 'seller'),
  planRevenue: rupees(sum(figures, 'revenue', 'subscription')),
  topupRevenue: rupees(sum(figures, 'revenue', 'topup')),
  searches: sum(figures, 'search'),
  unfound: sum(figures, 'unfound'),
});

const levelsOf = (levels: Levels): OverviewLevels => ({
  members: sum(levels, 'member'),
  sellers: sum(levels, 'seller'),
  subscribers: sum(levels, 'subscriber'),
  mrr: rupees(sum(levels, 'mrr')),
  live: sum(levels, 'product', 'live'),
  pending: sum(levels, 'product', 'pending'),
  rejected: sum(levels, 'product', 'rejected'),
  hidden: sum(levels, 'product', 'hidden'),
  waiting: sum(levels, 'waiting'),
  deadLetters: sum(levels, 'dead_letter'),
});

function dailyOf(flows: readonly Figure[], from: string, days: number): OverviewDay[] {
  const byDay = Map.groupBy(flows, ({ day }) => day);
  return Array.from({ length: days }, (_, at) => {
    const day = daysAfter(from, at);
    return { day, ...flowOf(byDay.get(day) ?? []) };
  });
}

const share = ({ calls, visits }: OverviewFlow) => (visits > 0 ? calls / visits : null);

function sellersByState(now: Levels, earlier: Levels | null): Overview['sellersByState'] {
  const isSeller = ({ measure }: Part) => measure === 'seller';
  return now
    .filter(isSeller)
    .map(({ part, total, stateName }) => ({
      stateName,
      sellers: total,
      before: earlier && sum(earlier, 'seller', part),
    }))
    .toSorted((a, b) => b.sellers - a.sellers || (a.stateName ?? '').localeCompare(b.stateName ?? ''));
}

function waitingOf(levels: Levels, kind: ReviewKind) {
  const ages = [0, 1, 2, 3].map((age) => sum(levels, 'waiting', `${kind} ${age}`));
  return {
    ages,
    waiting: ages.reduce((all, count) => all + count, 0),
    oldest: sum(levels, 'oldest', kind),
    median: sum(levels, 'median', kind),
  };
}

function queueOf(now: Levels, earlier: Levels | null): QueueAge[] {
  return ReviewKind.options
    .map((kind): QueueAge => {
      const { ages: _ages, ...before } = waitingOf(earlier ?? [], kind);
      return { kind, ...waitingOf(now, kind), before: earlier && before };
    })
    .filter(({ waiting }) => waiting > 0)
    .toSorted((a, b) => b.oldest - a.oldest);
}

function endingOf(levels: Levels): Ending[] {
  const figures = levels.filter(({ measure }) => measure === ENDING);
  const figure = (part: string) => figures.find((one) => one.part === part)?.total ?? null;
  return EndingKind.options.flatMap((kind) => {
    const [count, soonest] = [figure(`${kind} count`), figure(`${kind} soonest`)];
    if (count === null || soonest === null) return [];
    const end = new Date(soonest * 1000).toISOString();
    const worth = figure(`${kind} worth`);
    return [{ kind, count, soonest: end, open: figure(`${kind} open`), worth: worth && rupees(worth) }];
  });
}

/** The last days up to today, and as many before them to compare with. Reads what jobs have counted and nothing else. */
export async function readFigures(db: Db, days: number, today = indianDay()): Promise<Overview> {
  const from = daysAfter(today, 1 - days);
  const first = daysAfter(from, -days);
  const flows = await selectFlows(db, first, today);
  const countedDay = await findCountedDay(db, today);
  const earlierDay = await findCountedDay(db, daysAfter(from, -1));
  const now = countedDay ? await selectLevelsOn(db, countedDay) : [];
  const earlier = earlierDay ? await selectLevelsOn(db, earlierDay) : null;
  const totals = flowOf(flows.filter(({ day }) => day >= from));
  const before = flowOf(flows.filter(({ day }) => day < from));
  return {
    days,
    countedAt: countedDay && new Date(sum(now, COUNTED) * 1000).toISOString(),
    daily: dailyOf(flows, from, days),
    dailyBefore: dailyOf(flows, first, days),
    totals,
    before,
    conversion: share(totals),
    conversionBefore: share(before),
    now: levelsOf(now),
    earlier: earlier && levelsOf(earlier),
    sellersByState: sellersByState(now, earlier),
    queue: queueOf(now, earlier),
    ending: endingOf(now),
    unfound: await selectTexts(db, unfoundTexts(days)),
  };
}
