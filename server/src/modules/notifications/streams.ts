import { isUuid } from '@plyhaat/contract/core/uuid';
import { HEARTBEAT_MS } from '@plyhaat/contract/notifications/notifications';
import type { Db } from '#platform/db/db.ts';
import { listenTo } from '#platform/db/listen.ts';
import type { Deps } from '#platform/deps.ts';
import type { EventStream } from '#platform/http/event-stream.ts';
import { type StoredRow, shown } from './reads.service.ts';
import { countUnreadOf, selectByIds, selectSince } from './reads.sql.ts';
import { CHANNEL } from './tell.sql.ts';

type Stream = {
  readonly memberId: string;
  readonly token: string;
  readonly lastId: string | undefined;
  readonly events: EventStream;
};

/** A member's browsers and tabs without sharing; the oldest makes room. */
const MOST_OF_A_MEMBER = 10;
const OVERLAP_MS = 60_000;

/** The smallest id that could have been given a while before this one: the first 48 bits are its time. */
function floorOf(id: string): string {
  const at = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - OVERLAP_MS;
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

const isTimedId = (id: string | undefined): id is string => id !== undefined && isUuid(id) && id[14] === '7';

const sendRow = (streams: Iterable<Stream>, row: StoredRow) => {
  const data = shown(row);
  for (const { events } of streams) events.send({ event: 'notification', id: row._id, data });
};

async function sendUnread(db: Db, streams: Iterable<Stream>, memberId: string): Promise<void> {
  const unreadCount = await countUnreadOf(db, memberId);
  for (const { events } of streams) events.send({ event: 'unread', data: { unreadCount, count: unreadCount } });
}

/** A stream that cannot be served ends, and its reader resumes where it was. */
const orEnd = (log: Deps['log'], streams: Iterable<Stream>) => (error: unknown) => {
  log.warn({ err: error }, 'streaming notifications');
  for (const { events } of streams) events.end();
};

/** The open streams of this process. One connection to the database hears for all of them, while there is any. */
export function openStreams({ db, pool, identify, log }: Deps) {
  const open = new Map<string, Set<Stream>>();
  let listening: Promise<() => void> | undefined;
  const all = () => [...open.values()].flatMap((streams) => [...streams]);
  const endAll = () => {
    for (const { events } of all()) events.end();
  };

  async function deliver(memberId: string, ids: readonly string[]): Promise<void> {
    const streams = open.get(memberId);
    if (!streams) return;
    if (ids.length > 0) for (const row of await selectByIds(db, memberId, ids)) sendRow(streams, row);
    await sendUnread(db, streams, memberId);
  }
  function hear(payload: string): void {
    const pairs = payload.split(',').map((pair) => pair.split(':') as [string, string]);
    for (const [memberId, rows] of Map.groupBy(pairs, ([memberId]) => memberId))
      deliver(
        memberId,
        rows.flatMap(([, id]) => id || []),
      ).catch(orEnd(log, open.get(memberId) ?? []));
  }

  function remove(stream: Stream): void {
    const streams = open.get(stream.memberId);
    streams?.delete(stream);
    if (streams?.size === 0) open.delete(stream.memberId);
  }

  /** Each beat also asks whether the session still stands: who signed out or was blocked is let go. */
  const beat = setInterval(() => {
    for (const { token, events } of all()) {
      events.beat();
      identify(token).then(
        (member) => member ?? events.end(),
        () => events.end(),
      );
    }
  }, HEARTBEAT_MS);
  beat.unref();

  async function greet(stream: Stream): Promise<void> {
    const { memberId, lastId } = stream;
    listening ??= listenTo(pool, CHANNEL, hear, endAll);
    await listening;
    if (isTimedId(lastId))
      for (const row of await selectSince(db, memberId, lastId, floorOf(lastId))) sendRow([stream], row);
    await sendUnread(db, [stream], memberId);
  }

  return {
    async add(stream: Stream): Promise<void> {
      const streams = open.get(stream.memberId) ?? new Set();
      open.set(stream.memberId, streams.add(stream));
      stream.events.onEnd(() => remove(stream));
      const [oldest] = streams;
      if (streams.size > MOST_OF_A_MEMBER) oldest?.events.end();
      await greet(stream).catch((error) => {
        listening = undefined;
        orEnd(log, [stream])(error);
      });
    },
    async close(): Promise<void> {
      clearInterval(beat);
      endAll();
      (await listening?.catch(() => undefined))?.();
    },
  };
}
