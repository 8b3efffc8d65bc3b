import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type FileRule, MOST_JSON_BYTES } from '@plyhaat/contract/core/endpoint';
import { bodyTooLarge, inputInvalid, signInRequired, unreadableRequest } from '@plyhaat/contract/core/errors';
import { MEDIA_USES } from '@plyhaat/contract/media/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/deps.ts';
import { addressKey } from '#platform/http/address.ts';
import { watchUpload } from '#platform/http/body-clock.ts';
import { discardRest } from '#platform/http/discard.ts';
import { endOfExchange } from '#platform/http/exchange-end.ts';
import { AppError } from '#platform/http/failure.ts';
import type { FileRules, Receiver } from '#platform/http/received-files.ts';
import { FormBody, stepsOf } from './form-paths.ts';
import { takeIn } from './intake.service.ts';
import { JsonFileScanner } from './json-files.ts';
import { largestJson, largestMultipart, limitNow, mostAt, useNow } from './receive.rules.ts';
import { countReceived, refuseBeyondRoom, refuseWhenFull } from './room.service.ts';
import { Semaphore } from './semaphore.ts';
import { Spill, withRoom } from './spill.ts';
import { countStranger } from './strangers.ts';

/** One member sends two at a time; the others of a form wait their turn. */
const members = new Semaphore({ inAll: 32, each: 2, waiting: 200 });
/** Visitors share one queue, so that members never wait for them. */
const strangers = new Semaphore({ inAll: 8, each: 2, waiting: 40 });

/** Four letters are three bytes. */
const BASE64 = 3 / 4;

type Arrival = { readonly spill: Spill; readonly path: string; readonly rule: FileRule; mark?: string };
type Reception = {
  readonly arrivals: Arrival[];
  readonly over: AbortSignal;
  /**
   * Counts a stranger's upload and asks whether a member has room for it, once: with the first byte of what may hold a
   * file, or when a file is found in it.
   */
  readonly admit: () => Promise<void>;
  readonly end: () => Promise<void>;
};
const receptions = new WeakMap<FastifyRequest, Reception>();

const isMultipart = (request: FastifyRequest) => /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');

/** Checks before reading: the size, the free space and the turn of the sender. */
async function begin(deps: Deps, request: FastifyRequest, reply: FastifyReply, rules: FileRules): Promise<Reception> {
  const over = endOfExchange(request, reply);
  const length = Number(request.headers['content-length'] ?? 0);
  let isAdmitted = false;
  const admit = async () => {
    if (isAdmitted) return;
    isAdmitted = true;
    const sent = isMultipart(request) ? length : length * BASE64;
    if (request.member) await refuseBeyondRoom(deps.db, request.member.id, sent);
    else await countStranger(deps.db, request.ip);
  };
  if (isMultipart(request) || length > MOST_JSON_BYTES) await admit();
  const most = isMultipart(request) ? largestMultipart(rules) : largestJson(rules);
  if (length > most) throw new AppError(onlyLimit(rules));
  await mkdir(deps.files.workroom, { recursive: true });
  await refuseWhenFull(deps.files.workroom, length);
  const release = request.member
    ? await members.acquire(request.member.id, over)
    : await strangers.acquire(addressKey(request.ip), over);
  over.throwIfAborted();
  const arrivals: Arrival[] = [];
  const end = async () => {
    release();
    for (const { spill } of arrivals) await spill.remove();
  };
  over.addEventListener('abort', () => void end(), { once: true });
  const reception = { arrivals, over, admit, end };
  receptions.set(request, reception);
  watchUpload(request, reply);
  return reception;
}

/** The text of the one use there is; the general one where several share a body. */
function onlyLimit(rules: FileRules) {
  const [rule, ...others] = Object.values(rules);
  return rule !== undefined && others.length === 0 ? limitNow(rule, {}).tooLarge : bodyTooLarge;
}

async function arrive(
  deps: Deps,
  { arrivals, over, admit }: Reception,
  file: { path: string; rule: FileRule; soFar: Record<string, unknown>; name?: string | undefined },
): Promise<Arrival> {
  const { path, rule, soFar, name } = file;
  await admit();
  if (arrivals.filter((arrival) => arrival.path === path).length >= mostAt(path, rule))
    throw new AppError(inputInvalid, { fields: { [path]: 'Too many files' } });
  const arrival = { spill: await Spill.open(deps.files.workroom, limitNow(rule, soFar), name), path, rule };
  arrivals.push(arrival);
  if (over.aborted) await arrival.spill.remove();
  over.throwIfAborted();
  return arrival;
}

function scanJson(deps: Deps, reception: Reception, payload: Readable, rules: FileRules): Readable {
  const scanner = new JsonFileScanner((path) => {
    const rule = rules[path];
    if (rule === undefined) return undefined;
    return async () => {
      const arrival = await arrive(deps, reception, { path, rule, soFar: scanner.texts });
      return {
        id: arrival.spill.id,
        write: (bytes) => arrival.spill.write(bytes),
        end: async () => Object.assign(arrival, { mark: await arrival.spill.end() }),
      };
    };
  });
  payload.once('error', (error) => scanner.destroy(error));
  payload.once('close', () => {
    if (!payload.readableEnded) scanner.destroy(new Error('the body broke off'));
  });
  return payload.pipe(scanner);
}

/** What the parser cannot make out is a broken body. Its limits refuse with a status of their own. */
async function* legible<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new AppError(unreadableRequest);
  }
}

async function readParts(deps: Deps, request: FastifyRequest, reception: Reception, rules: FileRules): Promise<void> {
  const body = new FormBody();
  for await (const part of legible(request.parts())) {
    const { path } = stepsOf(part.fieldname);
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError(bodyTooLarge);
      body.set(part.fieldname, part.value);
      continue;
    }
    const rule = rules[path];
    if (rule === undefined) throw new AppError(inputInvalid, { fields: { [path]: 'No file expected' } });
    refuseLength(request, limitNow(rule, body.fields).under, limitNow(rule, body.fields).tooLarge, rules);
    const { spill, ...arrival } = await arrive(deps, reception, {
      path,
      rule,
      soFar: body.fields,
      name: part.filename,
    });
    for await (const bytes of legible(part.file)) await spill.write(bytes as Buffer);
    Object.assign(reception.arrivals.at(-1) ?? arrival, { mark: await spill.end() });
    body.set(part.fieldname, spill.id);
  }
  request.body = body.fields;
}

const WRAPPING = 64 * 1024;
/** One file to a body: the length tells whether it is too large before it is read. */
function refuseLength(request: FastifyRequest, under: number, tooLarge: typeof bodyTooLarge, rules: FileRules): void {
  if (Object.keys(rules).length > 1) return;
  if (Number(request.headers['content-length'] ?? 0) - WRAPPING >= under) throw new AppError(tooLarge);
}

/** Checked again: the body may hold more than it announced. */
async function admitArrived({ db }: Deps, ownerId: string, bytes: number): Promise<void> {
  await refuseBeyondRoom(db, ownerId, bytes);
  await countReceived(db, ownerId, bytes);
}

async function storeArrivals(deps: Deps, request: FastifyRequest, { arrivals }: Reception): Promise<void> {
  for (const { spill, path, rule } of arrivals) {
    const use = useNow(rule, request.body);
    if (!request.member && !MEDIA_USES[use].anonymous) throw new AppError(signInRequired);
    try {
      if (request.member) await admitArrived(deps, request.member.id, spill.bytes);
      await takeIn(deps, spill, use, request.member?.id ?? null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { failure, retryAfter } = error;
      throw new AppError(failure, { fields: { [path]: failure.message }, ...(retryAfter && { retryAfter }) });
    }
  }
  request.fileMarks = new Map(arrivals.map(({ spill, mark = '' }) => [spill.id, mark]));
}

const isLimit = (error: unknown) => error instanceof AppError && error.failure.status === 429;

async function guarded<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
  try {
    return await withRoom(work);
  } catch (error) {
    if (isLimit(error)) await discardRest(request);
    // What is left of the body is not read any more.
    reply.header('connection', 'close');
    throw error;
  }
}

/** A chunk of an upload: its sender has a seat while it is on its way, and none between two of them. */
async function seat({ files }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const over = endOfExchange(request, reply);
  await mkdir(files.workroom, { recursive: true });
  await refuseWhenFull(files.workroom, Number(request.headers['content-length'] ?? 0));
  await members.acquire(request.member?.id ?? '', over);
  over.throwIfAborted();
  watchUpload(request, reply);
}

/** Receives bodies with files: as JSON with base64 data or as multipart, in both cases a piece at a time. */
export function makeReceiver(deps: Deps): Receiver {
  return {
    limit: largestJson,
    seat: (request, reply) => guarded(request, reply, () => seat(deps, request, reply)),
    fromJson: (request, reply, payload, rules) =>
      guarded(request, reply, async () => {
        const reception = await begin(deps, request, reply, rules);
        return isMultipart(request) ? payload : scanJson(deps, reception, payload, rules);
      }),
    store: (request, reply, rules) =>
      guarded(request, reply, async () => {
        const reception = receptions.get(request);
        if (!reception) return;
        try {
          if (isMultipart(request))
            await readParts(deps, request, reception, rules).catch(async (error) => {
              await discardRest(request);
              throw error;
            });
          await storeArrivals(deps, request, reception);
        } finally {
          await reception.end();
        }
      }),
  };
}
