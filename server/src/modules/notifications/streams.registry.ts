import type { Language } from '@plyhaat/contract/core/languages';
import type { Role } from '@plyhaat/contract/core/roles';
import type { EventStream } from '#platform/http/event-stream.ts';

export type Stream = {
  readonly memberId: string;
  readonly sessionId: string;
  /** When it was opened. */
  readonly role: Role;
  readonly lastId: string | undefined;
  readonly language: Language;
  readonly events: EventStream;
};

/** Most streams of one member; the oldest is closed for a new one. */
const MOST_OF_A_MEMBER = 10;

/** The open streams of this process: by member, and in as many groups as there are heartbeats in an interval. */
export function streamRegistry(groups: number) {
  const byMember = new Map<string, Set<Stream>>();
  const byBeat = Array.from({ length: groups }, () => new Set<Stream>());
  let added = 0;
  let beaten = 0;
  return {
    add(stream: Stream): void {
      const { memberId, events } = stream;
      const own = byMember.get(memberId) ?? new Set();
      const group = byBeat[added++ % groups];
      byMember.set(memberId, own.add(stream));
      group?.add(stream);
      events.onEnd(() => {
        group?.delete(stream);
        own.delete(stream);
        if (own.size === 0 && byMember.get(memberId) === own) byMember.delete(memberId);
      });
      const [oldest] = own;
      if (own.size > MOST_OF_A_MEMBER) oldest?.events.end();
    },
    has: (memberId: string): boolean => byMember.has(memberId),
    of: (memberId: string): Iterable<Stream> => byMember.get(memberId) ?? [],
    all: (): Stream[] => byBeat.flatMap((group) => [...group]),
    /** The group whose turn it is. */
    nextGroup: (): Stream[] => [...(byBeat[beaten++ % groups] ?? [])],
  };
}
