import type { Db } from '#platform/db/db.ts';
import type { Exchange } from '#platform/http/http.ts';
import type { Catalogue, Held } from './catalogue.ts';
import { LOST, MANY_CHANGES, selectWaiting } from './position.reads.sql.ts';

/** An answer, and how many changes its statement found waiting behind the position that was asked at. */
export type Checked<Answer> = { readonly answer: Answer; readonly waiting: number };

/** Who asks: the answer's exchange hears where it may be out of date and must not be cached. */
export type Asker = {
  readonly catalogue: Catalogue;
  readonly exchange: Pick<Exchange, 'keepUntil'>;
  /** The caller's own products are asked for: it waits until they are up to date. */
  readonly own?: boolean;
};

/**
 * Answers a question from the catalogue. Where changes wait behind it, the catalogue follows and the whole question is
 * asked again, once. So whoever saved something finds it in its next answer, from any process.
 */
export async function askCurrent<Answer>(
  { catalogue, exchange, own = false }: Asker,
  question: (held: Held) => Promise<Checked<Answer>>,
): Promise<Answer> {
  const held = await catalogue.held();
  const { answer, waiting } = await question(held);
  if (waiting === 0 && !held.isStale) return answer;
  if (waiting === LOST) catalogue.invalidate();
  const isLong = held.isStale || waiting === LOST || waiting > MANY_CHANGES;
  if (isLong && !own) {
    exchange.keepUntil(Date.now());
    void catalogue.follow().catch(() => {});
    return answer;
  }
  await catalogue.follow();
  const again = await question(await catalogue.held());
  if (again.waiting !== 0) exchange.keepUntil(Date.now());
  return again.answer;
}

/** The same for an answer whose own statements say nothing of changes. */
export const askChecked = <Answer>(
  asking: Asker & { readonly db: Db },
  question: (held: Held) => Promise<Answer>,
): Promise<Answer> =>
  askCurrent(asking, async (held) => ({
    answer: await question(held),
    waiting: await selectWaiting(asking.db, held.position),
  }));
