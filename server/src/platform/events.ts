import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { newId } from './id.ts';

/** A fact one module announces and others may act on. Jobs outlive a deploy, hence the schema. */
export type EventType<P> = { readonly name: string; readonly payload: z.ZodMiniType<P> };
export const event = <P>(name: string, payload: z.ZodMiniType<P>): EventType<P> => ({ name, payload });

export type Fact = { readonly id: string; readonly payload: unknown };
export type Subscription = {
  readonly event: string;
  /** The task's name in the queue: stable, because waiting jobs carry it. */
  readonly task: string;
  readonly run: (deps: Deps, fact: Fact) => Promise<unknown>;
};

/** A listener. It may hear a fact twice (a crash after its work), so what it does must bear repeating: use `eventId`. */
export const on = <P>(
  type: EventType<P>,
  listener: string,
  run: (deps: Deps, payload: P, eventId: string) => Promise<unknown>,
): Subscription => ({
  event: type.name,
  task: `${type.name}>${listener}`,
  run: (deps, fact) => run(deps, type.payload.parse(fact.payload), fact.id),
});

const listeners = new Map<string, string[]>();

/** Told once at start-up, from the one list of all subscriptions. */
export function knowListeners(subscriptions: readonly Subscription[]): void {
  listeners.clear();
  for (const { event, task } of subscriptions) listeners.set(event, [...(listeners.get(event) ?? []), task]);
}

const MOST_TRIES = 12;

/**
 * Records a fact in the caller's transaction: one job for each listener, delivered if, and only if, the transaction
 * commits. A failing listener is tried again with growing pauses and holds up nobody else.
 */
export async function announce<P>(db: Db, type: EventType<P>, payload: P): Promise<void> {
  const fact = JSON.stringify({ id: newId(), payload } satisfies Fact);
  for (const task of listeners.get(type.name) ?? [])
    await db.execute(sql`select graphile_worker.add_job(${task}, ${fact}::json, max_attempts => ${MOST_TRIES})`);
}
