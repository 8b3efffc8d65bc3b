import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { Queue, System, SystemPart } from '@plyhaat/contract/admin/system';
import { MEASURE_TASK } from '#modules/media/media.ts';
import { type Db, isReachable } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { selectQueues } from '#platform/system/queues.sql.ts';
import { countStored, findMediaUse, selectSizes } from '#platform/system/storage.sql.ts';
import { readVersions } from '#platform/system/versions.ts';

/** What carries a text, a mail or a push to somebody outside. */
const MESSAGES = ['identity.sendCode', 'notifications.mail', 'notifications.digest', 'notifications.push'];
/** An event's job is named after the event and its listener. */
const isEvent = ({ task }: Queue) => task.includes('>');
const isMessage = ({ task }: Queue) => MESSAGES.includes(task);

const open = (queues: readonly Queue[]) =>
  queues.reduce((sum, { waiting, running, failed }) => sum + waiting + running + failed, 0);
const since = (queues: readonly Queue[]) => queues.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()[0] ?? null;

async function outboxOf({ db, settings }: Deps, queues: readonly Queue[]): Promise<System['outbox']> {
  const [events, messages] = [queues.filter(isEvent), queues.filter(isMessage)];
  return {
    events: open(events),
    eventsSince: since(events),
    messages: open(messages),
    messagesSince: since(messages),
    stored: settings.demo ? await countStored(db, MOST_COUNTED) : null,
  };
}

/** The files' sizes are summed by a job; where it has not run yet, it is asked for. */
async function mediaUse(db: Db): Promise<System['storage']['media']> {
  const use = await findMediaUse(db);
  if (!use) await ask(db, MEASURE_TASK, {}, { key: MEASURE_TASK });
  return use;
}

const freeOn = async (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

const PATIENCE_MS = 2000;

/** Any name will do: a reply that the file is missing shows that the store works. */
const filesAnswer = ({ files }: Deps): Promise<boolean> =>
  Promise.race([
    files.has('system/check').then(
      () => true,
      () => false,
    ),
    setTimeout(PATIENCE_MS, false, { ref: false }),
  ]);

async function databaseHealth({ db }: Deps): Promise<SystemPart> {
  const began = performance.now();
  const answers = await isReachable(db);
  return {
    name: 'database',
    state: answers ? 'ok' : 'failing',
    detail: `answered in ${Math.max(1, Math.round(performance.now() - began))} ms`,
  };
}

/** Names the configured provider only, never its keys. */
async function healthOf(deps: Deps): Promise<SystemPart[]> {
  const { settings, payments } = deps;
  const { sms, mail, push, s3 } = settings;
  const carrier = (name: 'sms' | 'mail', provider: string | undefined): SystemPart =>
    provider ? { name, state: 'ok', detail: provider } : { name, state: 'demo', detail: 'stored, not sent' };
  return [
    await databaseHealth(deps),
    { name: 'files', state: (await filesAnswer(deps)) ? 'ok' : 'failing', detail: s3 ? 'S3' : 'this machine’s disk' },
    carrier('sms', sms?.provider),
    carrier('mail', mail && 'SMTP'),
    settings.payments
      ? { name: 'payments', state: 'ok', detail: payments.methods.join(', ') }
      : { name: 'payments', state: 'demo', detail: 'sandbox' },
    push ? { name: 'push', state: 'ok', detail: 'web push' } : { name: 'push', state: 'off', detail: 'no keys' },
  ];
}

export async function describeSystem(deps: Deps): Promise<System> {
  const { db, settings, files } = deps;
  const { queues, isWholeQueue } = await selectQueues(db);
  const [outbox, sizes, media, free, versions, health] = await Promise.all([
    outboxOf(deps, queues),
    selectSizes(db),
    mediaUse(db),
    settings.s3 ? null : freeOn(files.workroom).then((bytes) => bytes ?? freeOn(settings.dataDir)),
    readVersions(db),
    healthOf(deps),
  ]);
  return { queues, isWholeQueue, outbox, storage: { ...sizes, media, free }, versions, health };
}
