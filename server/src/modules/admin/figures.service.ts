import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { selectDeadLetters } from '#platform/jobs/dead-letters.sql.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { selectEnding } from './ending.sql.ts';
import { countFlow, FLOWS, type Flow } from './flows.sql.ts';
import { COUNTED, findCountedDay, replaceLevels, selectLevels, selectUnfoundTexts } from './levels.sql.ts';
import { queueAges } from './queue-ages.service.ts';

export const COUNT_FIGURES_TASK = 'admin.countFigures';

/** The longest period of the overview, and the one before it. */
const MOST_DAYS = 180;

/**
 * Counts everything since the last counted day: after midnight that includes yesterday for the last time, after a pause
 * the days of the pause, and the first time as many days as the overview can show.
 */
export async function countFigures(deps: Deps): Promise<void> {
  const { db } = deps;
  const today = indianDay();
  const earliest = daysAfter(today, 1 - MOST_DAYS);
  const last = (await findCountedDay(db, today)) ?? earliest;
  const period = { from: last > earliest ? last : earliest, to: today };
  for (const flow of FLOWS) await countFlow(db, flow, period);
  const { total: deadLetters } = await selectDeadLetters(db, { task: undefined, page: 1, perPage: 1 });
  await replaceLevels(db, today, [
    ...(await selectLevels(db)),
    ...(await selectUnfoundTexts(db, today)),
    ...(await queueAges(deps)),
    ...(await selectEnding(db)),
    { measure: 'dead_letter', part: '', total: deadLetters },
    { measure: COUNTED, part: '', total: Math.floor(Date.now() / 1000) },
  ]);
}

/** For events: today's figures need not wait for the next scheduled count. */
export function countToday(db: Db, flow: Flow): Promise<void> {
  const today = indianDay();
  return countFlow(db, flow, { from: today, to: today });
}

/** At a start: figures are there as soon as jobs run. Several processes that start together count once. */
export const enqueueFigures = (db: Db) => ask(db, COUNT_FIGURES_TASK, {}, { key: COUNT_FIGURES_TASK });
