import type * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import { newId } from '../db/id.ts';
import type { Deps } from '../deps.ts';
import { addJob } from './queue.ts';

/** A fact one module announces and others may act on. Jobs outlive a deploy, hence the schema. */
export type EventType<P> = { readonly name: string; readonly payload: z.ZodMiniType<P> };
export const event = <P>(name: string, payload: z.ZodMiniType<P>): EventType<P> => ({ name, payload });

export type Fact = { readonly id: string; readonly payload: unknown };
export type Subscription = {
  readonly event: string;
  /** The task's name in the queue: stable, because waiting jobs carry it. */
  readonly task: string;
  readonly run: (deps: Deps, fact: Fact) => Promise<unknown>;
  readonly about?: ((payload: never) => string) | undefined;
};

/**
 * A listener. It may hear a fact twice (a crash after its work), so what it does must bear repeating: use `eventId`.
 * With `about`, waiting events about the same subject become one: for a listener that reads the current state anyway.
 */
export const on = <P>(
  type: EventType<P>,
  listener: string,
  run: (deps: Deps, payload: P, eventId: string) => Promise<unknown>,
  about?: (payload: P) => string,
): Subscription => ({
  event: type.name,
  task: `${type.name}>${listener}`,
  run: (deps, fact) => run(deps, type.payload.parse(fact.payload), fact.id),
  about,
});

const listeners = new Map<string, Subscription[]>();

/** Called once at start-up with the one list of all subscriptions. */
export function registerListeners(subscriptions: readonly Subscription[]): void {
  listeners.clear();
  for (const listener of subscriptions)
    listeners.set(listener.event, [...(listeners.get(listener.event) ?? []), listener]);
}

const MOST_TRIES = 12;

/**
 * Records a fact in the caller's transaction: one job for each listener, delivered if, and only if, the transaction
 * commits. A failing listener is tried again with growing pauses and holds up nobody else.
 */
export async function announce<P>(db: Db, type: EventType<P>, payload: P): Promise<void> {
  const fact: Fact = { id: newId(), payload };
  for (const { task, about } of listeners.get(type.name) ?? [])
    await addJob(db, task, fact, { mostTries: MOST_TRIES, key: about && `${task} ${about(payload as never)}` });
}
