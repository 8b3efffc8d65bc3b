import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import { states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { dailyFigures, type Figure } from './figures.tables.ts';
import { FLOWS } from './flows.sql.ts';
import { LEVELS } from './levels.sql.ts';

const FLOW_MEASURES = FLOWS.flatMap(({ measures }) => measures);

export const selectFlows = (db: Db, from: string, to: string): Promise<Figure[]> =>
  db
    .select()
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.measure, FLOW_MEASURES), between(dailyFigures.day, from, to)));

/** Joins the names of states: the part of a seller measure is a state's id. */
export const selectLevelsOn = (db: Db, day: string) =>
  db
    .select({
      measure: dailyFigures.measure,
      part: dailyFigures.part,
      total: dailyFigures.total,
      stateName: states.name,
    })
    .from(dailyFigures)
    .leftJoin(states, and(eq(dailyFigures.measure, 'seller'), sql`${states.id}::text = ${dailyFigures.part}`))
    .where(and(inArray(dailyFigures.measure, [...LEVELS]), eq(dailyFigures.day, day)));

export const selectTexts = (db: Db, measure: string) =>
  db
    .select({ text: dailyFigures.part, times: dailyFigures.total })
    .from(dailyFigures)
    .where(eq(dailyFigures.measure, measure))
    .orderBy(desc(dailyFigures.total), asc(dailyFigures.part));
