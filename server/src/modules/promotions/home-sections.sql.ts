import { HOME_SECTIONS, HomeSection, isDefaultOrder } from '@plyhaat/contract/promotions/home-sections';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { homeSections } from './promotions.tables.ts';

const isSection = (name: string): name is HomeSection => HomeSection.safeParse(name).success;

/** As staff ordered them; a section that came with a later release stands where the default has it last. */
export async function selectHomeSections(db: Db): Promise<HomeSection[]> {
  const rows = await db.select({ name: homeSections.name }).from(homeSections).orderBy(homeSections.position);
  const stored = rows.map(({ name }) => name).filter(isSection);
  return [...stored, ...HOME_SECTIONS.filter((section) => !stored.includes(section))];
}

/** Of two who save at the same time the later one wins as a whole. */
export const lockHomeSections = (db: Db) => db.execute(sql`lock table ${homeSections} in share row exclusive mode`);

/** The default leaves no rows. */
export async function replaceHomeSections(db: Db, sections: readonly HomeSection[]): Promise<void> {
  await db.delete(homeSections);
  if (isDefaultOrder(sections)) return;
  await db.insert(homeSections).values(sections.map((name, position) => ({ name, position })));
}
