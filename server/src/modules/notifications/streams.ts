import { isUuid } from '@plyhaat/contract/core/uuid';
import { HEARTBEAT_MS, type SignedOutReason } from '@plyhaat/contract/notifications/notifications';
import type { Db } from '#platform/db/db.ts';
import { listenTo } from '#platform/db/listen.ts';
import type { Deps } from '#platform/deps.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { type StoredRow, shown } from './reads.service.ts';
import { countUnreadOf, selectSince } from './reads.sql.ts';
import { type Stream, streamRegistry } from './streams.registry.ts';
import { countUnreadOfAll, SESSIONS_CHANNEL, selectByIds, selectState, selectValidSessions } from './streams.sql.ts';
import { CHANNEL } from './tell.sql.ts';

const OVERLAP_MS = 60_000;
/** Heartbeats are spread over their interval, so that thousands of streams cost a little each second. */
const BEATS = 25;

/** The smallest id that could have been given a while before this one: the first 48 bits are its time. */
function floorOf(id: string): string {
  const at = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - OVERLAP_MS;
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

const isTimedId = (id: string | undefined): id is string => id !== undefined && isUuid(id) && id[14] === '7';

const sendRow = (languages: Languages, streams: Iterable<Stream>, row: StoredRow) => {
  for (const { events, language } of streams)
    events.send({ event: 'notification', id: row._id, data: shown(languages, language, row) });
};
const sendUnread = (streams: Iterable<Stream>, unreadCount: number) => {
  for (const { events } of streams) events.send({ event: 'unread', data: { unreadCount, count: unreadCount } });
};
const end = (streams: Iterable<Stream>) => {
  for (const { events } of streams) events.end();
};

const withoutSession = async (db: Db, streams: readonly Stream[]): Promise<Stream[]> => {
  const valid = await selectValidSessions(db, [...new Set(streams.map(({ sessionId }) => sessionId))]);
  return streams.filter(({ sessionId }) => !valid.has(sessionId));
};

/** Sessions of a member have ended: streams that had one of them say why, then end. */
async function dismiss(db: Db, memberId: string, streams: readonly Stream[]): Promise<void> {
  const gone = await withoutSession(db, streams);
  const now = gone.length > 0 ? await selectState(db, memberId) : undefined;
  for (const { events, role } of gone) {
    const changed: SignedOutReason = now && now.role !== role ? 'role' : 'ended';
    const reason: SignedOutReason = now?.isBlocked ? 'blocked' : changed;
    events.send({ event: 'signedOut', data: { reason } });
  }
  end(gone);
}

/** Each beat also checks the sessions and closes the streams of ended ones. */
async function beat(db: Db, streams: readonly Stream[]): Promise<void> {
  if (streams.length === 0) return;
  for (const { events } of streams) events.beat();
  end(await withoutSession(db, streams));
}

async function greet({ db, languages }: Deps, stream: Stream): Promise<void> {
  const { memberId, lastId } = stream;
  if (isTimedId(lastId))
    for (const row of await selectSince(db, memberId, lastId, floorOf(lastId))) sendRow(languages, [stream], row);
  sendUnread([stream], await countUnreadOf(db, memberId));
}

/** The open streams of this process, which share one listening connection to the database. */
export function openStreams(deps: Deps) {
  const { db, pool, log, languages } = deps;
  const open = streamRegistry(BEATS);
  let listening: Promise<() => void> | undefined;
  /** A stream that cannot be served ends, and its reader resumes where it was. */
  const orEnd = (streams: Iterable<Stream>) => (error: unknown) => {
    log.warn({ err: error }, 'streaming notifications');
    end(streams);
  };

  /** A notice names up to a hundred members: those with a stream here are read together. */
  async function deliver(memberIds: readonly string[], ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      for (const { memberId, ...row } of await selectByIds(db, ids)) sendRow(languages, open.of(memberId), row);
    const unread = await countUnreadOfAll(db, memberIds);
    for (const memberId of memberIds) sendUnread(open.of(memberId), unread.get(memberId) ?? 0);
  }
  function hear(payload: string): void {
    const pairs = payload.split(',').map((pair) => pair.split(':'));
    const here = pairs.filter(([memberId = '']) => open.has(memberId));
    if (here.length === 0) return;
    const memberIds = [...new Set(here.map(([memberId = '']) => memberId))];
    const ids = here.flatMap(([, id]) => id || []);
    deliver(memberIds, ids).catch((error) => orEnd(memberIds.flatMap((id) => [...open.of(id)]))(error));
  }
  function hearEnded(memberId: string): void {
    const streams = [...open.of(memberId)];
    if (streams.length > 0) dismiss(db, memberId, streams).catch(orEnd(streams));
  }
  async function listen(): Promise<void> {
    listening ??= listenTo(pool, { [CHANNEL]: hear, [SESSIONS_CHANNEL]: hearEnded }, () => end(open.all()));
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  const clock = setInterval(() => {
    const streams = open.nextGroup();
    beat(db, streams).catch(orEnd(streams));
  }, HEARTBEAT_MS / BEATS);
  clock.unref();

  return {
    add(stream: Stream): void {
      open.add(stream);
      listen()
        .then(() => greet(deps, stream))
        .catch(orEnd([stream]));
    },
    async close(): Promise<void> {
      clearInterval(clock);
      end(open.all());
      (await listening?.catch(() => undefined))?.();
    },
  };
}
