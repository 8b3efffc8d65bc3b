import pg from 'pg';
import sharp from 'sharp';
import type { Pair } from './callers.ts';

export type Deed = { readonly kind: 'contact' | 'upload'; readonly id: string; readonly at: number };
/** Where the log of the database stood at a moment: what was acknowledged before it is in this segment at the latest. */
type Mark = { readonly at: number; readonly segment: string };

const SAMPLE_EVERY_MS = 250;

async function contact(url: string, { token, sellerId }: Pair): Promise<string | undefined> {
  const reply = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: sellerId, channel: 'call' }),
  });
  return reply.ok ? sellerId : undefined;
}

/** Each picture is another, from an address of its own: uploads of one address are limited. */
async function upload(url: string, token: string, n: number): Promise<string | undefined> {
  const background = { r: n % 256, g: (n * 7) % 256, b: (n * 31) % 256 };
  const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const reply = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
    },
    body: JSON.stringify({ use: 'profile', file: `data:image/jpeg;base64,${picture.toString('base64')}` }),
  });
  const { data } = (await reply.json()) as { data?: { _id?: string } };
  return reply.ok ? data?._id : undefined;
}

/** Contacts and uploads, one after the other, each remembered with the moment of its acknowledgement. */
export function actSteadily(url: string, databaseUrl: string, pairs: readonly Pair[]) {
  const deeds: Deed[] = [];
  const marks: Mark[] = [];
  let stopped = false;
  const act = async (n: number) => {
    const pair = pairs[n];
    if (!pair) return;
    const kind = n % 4 === 0 ? 'upload' : 'contact';
    const id = await (kind === 'upload' ? upload(url, pair.token, n) : contact(url, pair)).catch(() => undefined);
    if (id) deeds.push({ kind, id, at: Date.now() });
  };
  const running = (async () => {
    for (let n = 0; !stopped && n < pairs.length; n++) await act(n);
  })();
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  const sampling = (async () => {
    await client.connect();
    while (!stopped) {
      const at = Date.now();
      const { rows } = await client.query('select pg_walfile_name(pg_current_wal_insert_lsn()) as segment');
      marks.push({ at, segment: rows[0].segment });
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
    }
  })().catch(() => {});
  return {
    deeds,
    /** What is in segments up to this one for certain. */
    upTo(segment: string): Deed[] {
      const last = marks.findLast((mark) => mark.segment <= segment);
      return last ? deeds.filter(({ at }) => at <= last.at) : [];
    },
    async stop() {
      stopped = true;
      await Promise.all([running, sampling]);
      await client.end().catch(() => {});
    },
  };
}

/** Which of these the database does not know. */
export async function lostOf(databaseUrl: string, deeds: readonly Deed[]): Promise<Deed[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = (kind: Deed['kind']) => deeds.filter((deed) => deed.kind === kind).map(({ id }) => id);
  const { rows } = await client.query<{ id: string }>(
    `select seller_id as id from leads where seller_id = any($1) union all select id from media_files where id = any($2)`,
    [ids('contact'), ids('upload')],
  );
  await client.end();
  const known = new Set(rows.map(({ id }) => id));
  return deeds.filter(({ id }) => !known.has(id));
}
