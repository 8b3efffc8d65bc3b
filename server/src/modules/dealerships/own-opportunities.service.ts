import type { Picture } from '@plyhaat/contract/core/picture';
import { opportunityNotFound } from '@plyhaat/contract/dealerships/opportunities';
import { notYourOpportunity, type OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { sql } from 'drizzle-orm';
import { selectUsable } from '#modules/billing/running.reads.sql.ts';
import { signPath } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { countOwn, type OwnRow, selectOwn } from './own-opportunities.sql.ts';

/** Files that are not public get an address for a while. */
function signed({ settings }: Deps, { card, closed }: OwnRow): OwnOpportunity {
  const path = (one: string) => (closed.includes(one) ? signPath(settings, one) : one);
  const picture = (one: Picture | null) => one && { ...one, path: path(one.path) };
  return {
    ...card,
    image: path(card.image),
    logo: path(card.logo),
    ownLogo: card.ownLogo && path(card.ownLogo),
    picture: picture(card.picture),
    logoPicture: picture(card.logoPicture),
  };
}

async function allowanceOf(db: Db, memberId: string) {
  const own = (await selectUsable(db, memberId)).find(({ kind }) => kind === 'opportunity');
  return { used: own?.used ?? 0, left: own?.left ?? 0, days: own?.days ?? 0 };
}

type Page = { readonly page: number; readonly perPage: number };

export async function listOwn(deps: Deps, who: Member, { page, perPage }: Page) {
  const { db } = deps;
  const range = { limit: perPage, offset: (page - 1) * perPage };
  const rows = await selectOwn(db, sql`own.owner_id = ${who.id}::uuid`, range);
  return {
    data: rows.map((row) => signed(deps, row)),
    total: await countOwn(db, who.id),
    allowance: await allowanceOf(db, who.id),
  };
}

/** One as it was saved last, or as the public sees it. */
export async function readSaved(deps: Deps, id: string, version: 'latest' | 'public' = 'latest') {
  const [row] = await selectOwn(deps.db, sql`own.id = ${id}::uuid`, { limit: 1, offset: 0, version });
  return row && { card: signed(deps, row), ownerId: row.ownerId };
}

export async function readOwn(deps: Deps, who: Member, id: string): Promise<OwnOpportunity> {
  const saved = await readSaved(deps, id);
  if (!saved) throw new AppError(opportunityNotFound);
  if (saved.ownerId !== who.id) throw new AppError(notYourOpportunity);
  return saved.card;
}
