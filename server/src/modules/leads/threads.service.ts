import { pictureAddress } from '@plyhaat/contract/core/picture';
import {
  HIDDEN_UNTIL,
  HIDDEN_UNTIL_CALL,
  type Message,
  type Thread,
  type ThreadSide,
  threadNotFound,
} from '@plyhaat/contract/leads/threads';
import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { signPath } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { offerOf } from './offers.service.ts';
import { markSeen } from './responses.sql.ts';
import {
  countUnread,
  findName,
  findThread,
  type MessageRow,
  markRead,
  selectMessages,
  type ThreadRow,
} from './threads.sql.ts';

export type Settings = Deps['settings'];
/** A thread as one of its two sides has it. */
export type ThreadView = {
  readonly thread: ThreadRow;
  readonly side: ThreadSide;
  readonly otherId: string | null;
  /** When the other side last read it. */
  readonly seenAt: Date | null;
  readonly ownReadAt: Date | null;
  /** Whether this side can see the other's number, and the other this one's. */
  readonly holds: boolean;
  readonly otherHolds: boolean;
};

export async function threadViewOf(db: Db, who: Pick<Member, 'id'>, id: string): Promise<ThreadView> {
  const thread = await findThread(db, id);
  if (thread && thread.buyerId === who.id)
    return {
      thread,
      side: 'buyer',
      otherId: thread.sellerId,
      seenAt: thread.sellerReadAt,
      ownReadAt: thread.buyerReadAt,
      holds: thread.buyerHolds,
      otherHolds: thread.sellerHolds,
    };
  if (thread && thread.sellerId === who.id)
    return {
      thread,
      side: 'seller',
      otherId: thread.buyerId,
      seenAt: thread.buyerReadAt,
      ownReadAt: thread.sellerReadAt,
      holds: thread.sellerHolds,
      otherHolds: thread.buyerHolds,
    };
  throw new AppError(threadNotFound);
}

const OTHER: Readonly<Record<ThreadSide, ThreadSide>> = { buyer: 'seller', seller: 'buyer' };

function fileOf(settings: Settings, { file, fileName }: MessageRow): Message['file'] {
  if (!file) return null;
  const name = fileName ?? file.split('/').at(-1) ?? file;
  return { name, address: pictureAddress(signPath(settings, file)) };
}

/** A message as this side reads it: contacts are masked unless this side has the other's number (LEAD-13). */
export function asRead(settings: Settings, { side, seenAt, holds, otherHolds }: ThreadView, row: MessageRow): Message {
  const mine = row.side === side;
  const isMasked = row.masked !== null && !(mine ? otherHolds : holds);
  return {
    _id: row._id,
    side: row.side,
    mine,
    text: isMasked && !mine ? row.masked : row.text,
    isMasked,
    file: fileOf(settings, row),
    offer: row.offer && offerOf(row.offer, row.isReplaced),
    isSeen: seenAt !== null && seenAt >= row.at,
    createdAt: row.createdAt,
  };
}

/** Why contacts are hidden from this side. */
const noticeOf = ({ thread, side, holds }: ThreadView): string | null => {
  if (holds) return null;
  return thread.leadId ? HIDDEN_UNTIL_CALL : HIDDEN_UNTIL[side];
};

async function describe(db: Db, view: ThreadView): Promise<Thread> {
  const { thread, side, otherId, ownReadAt } = view;
  const name = otherId ? await findName(db, otherId) : undefined;
  return {
    _id: thread.id,
    side,
    withName: name ?? FORMER_MEMBER,
    requirementId: thread.requirementId,
    isOpen: name !== undefined,
    notice: noticeOf(view),
    unread: await countUnread(db, thread.id, OTHER[side], ownReadAt),
  };
}

type Page = { readonly page: number; readonly perPage: number };

export async function readMessages({ db, settings }: Deps, who: Member, id: string, page: Page) {
  const view = await threadViewOf(db, who, id);
  const { data, total } = await selectMessages(db, id, page);
  return { data: data.map((row) => asRead(settings, view, row)), total, thread: await describe(db, view) };
}

export async function openedThread(db: Db, who: Member, id: string) {
  const { side, thread } = await threadViewOf(db, who, id);
  await markRead(db, id, side);
  if (side === 'seller' && thread.leadId) await markSeen(db, thread.leadId);
  return { message: 'Read' };
}
