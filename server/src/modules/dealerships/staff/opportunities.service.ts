import type { ReviewItem, ReviewSide } from '@plyhaat/contract/admin/admin';
import type { Picture } from '@plyhaat/contract/core/picture';
import type { OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { signPath } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { reviewable } from '#platform/review/decide.ts';
import { approve, reject } from '../opportunities.service.ts';
import { readSaved } from '../own-opportunities.service.ts';
import { lockOpportunity } from '../own-opportunities.sql.ts';
import { countQueue, type QueuedOpportunity, selectQueue, selectQueued } from './opportunities.sql.ts';

const itemOf = ({ settings }: Deps, row: QueuedOpportunity): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  title: row.title,
  about: row.isPublic ? 'Change to a public opportunity' : 'New opportunity',
  picture: row.picture && !row.isOpen ? { ...row.picture, path: signPath(settings, row.picture.path) } : row.picture,
  owner: row.owner,
  submittedAt: row.submittedAt,
  reason: row.reason,
});

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');

function sideOf(card: OwnOpportunity): ReviewSide {
  const lines = [
    ['Organization', card.Organisation_name],
    ['Franchise type', card.Type],
    ['Brand', card.Brand],
    ['Product', card.product],
    ['Categories', names(card.categories)],
    ['State', card.stateName],
    ['Cities', names(card.cities)],
    ['Description', card.description],
    ['Runs for', `${card.days} days from approval`],
  ] as const;
  const pictures: (readonly [string, Picture | null])[] = [
    ['Picture', card.picture],
    ['Logo', card.logoPicture],
  ];
  return {
    fields: lines.map(([label, value]) => ({ label, value })),
    pictures: pictures.flatMap(([label, picture]) => (picture ? [{ label, picture }] : [])),
  };
}

const bare = (path: string) => path.split('?')[0];

/** The labels of fields that differ from the public version. */
function differing(before: ReviewSide, after: ReviewSide): string[] {
  const words = new Map(before.fields.map(({ label, value }) => [label, value]));
  const pathsOf = ({ pictures }: ReviewSide) =>
    new Map(pictures.map(({ label, picture }) => [label, bare(picture.path)]));
  const [old, now] = [pathsOf(before), pathsOf(after)];
  return [
    ...after.fields.flatMap(({ label, value }) => (words.get(label) === value ? [] : [label])),
    // Includes removed fields.
    ...[...new Set([...old.keys(), ...now.keys()])].filter((label) => old.get(label) !== now.get(label)),
  ];
}

async function read(deps: Deps, id: string) {
  const row = await selectQueued(deps.db, id);
  const saved = row && (await readSaved(deps, id));
  if (!saved) return undefined;
  const shown = row.isPublic ? await readSaved(deps, id, 'public') : undefined;
  const pending = sideOf(saved.card);
  const before = shown ? sideOf(shown.card) : null;
  return {
    ...itemOf(deps, row),
    public: before,
    pending,
    differs: before ? differing(before, pending) : [],
    warnings: row.isOver ? ['Its end date has passed.'] : [],
    link: row.isPublic ? `/apply-dealership/${row.id}` : null,
  };
}

async function lock(db: Db, id: string) {
  const found = await lockOpportunity(db, id);
  return found && { ...found, status: found.review };
}

export const opportunityReviews = reviewable({
  kind: 'opportunity',
  count: countQueue,
  list: async (deps, page) => (await selectQueue(deps.db, page)).map((row) => itemOf(deps, row)),
  read,
  lock,
  approve,
  reject,
});
