import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { emptyDatabase } from './database.ts';
import { migrateUntil } from './migrations.ts';

/** The first one that keeps vendors with an unproved number apart from members. */
const REGISTRATIONS = '0033_registrations';
let url: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Database;
beforeAll(async () => {
  url = await emptyDatabase();
  database = openDatabase(url.url, 2);
}, 60_000);
afterAll(async () => {
  await database.close();
  await url.drop();
});
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

let made = 0;
async function someMember(role: string, proven: boolean): Promise<string> {
  const [id, at] = [newId(), ++made];
  await rows(
    `insert into members (id, slug, phone, name, email, role, proven_at, password_hash, profile_image)
     values ($1, $2, $3, 'Asha Rao', $4, $5, $6, 'a hash', $7)`,
    [
      id,
      `m-${at}`,
      `98765432${at + 10}`,
      `m${at}@mail.example`,
      role,
      proven ? new Date() : null,
      `profiles/${at}.webp`,
    ],
  );
  await rows(`insert into companies (member_id, name, brand_names) values ($1, 'Tapi Ply', '{Vanaroop}')`, [id]);
  await rows(
    `insert into media_files (id, path, owner_id, use, kind, content_type, bytes, claimed_by)
     values ($1, $2, $3, 'profile', 'image', 'image/webp', 9, $4)`,
    [newId(), `profiles/${at}.webp`, id, `member:${id}`],
  );
  return id;
}

test('vendors of before who never signed in become registrations with their photos; everybody else stays a member', async () => {
  await migrateUntil(database.pool, REGISTRATIONS);
  const unproven = await someMember('DEALER', false);
  const stay = [await someMember('DEALER', true), await someMember('ADMIN', false), await someMember('USER', false)];

  await migrateDatabase(database);

  expect((await rows('select id from members')).map(({ id }) => id).sort()).toEqual(stay.toSorted());
  const [kept, ...others] = await rows('select * from registrations');
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    id: unproven,
    phone: '9876543211',
    vendor: {
      name: 'Asha Rao',
      role: 'DEALER',
      email: 'm1@mail.example',
      profileImage: 'profiles/1.webp',
      company: { name: 'Tapi Ply', brandNames: ['Vanaroop'] },
    },
  });
  const files = await rows('select claimed_by, open from media_files order by path');
  expect(files.map(({ claimed_by, open }) => [claimed_by, open])).toEqual([
    [`registration:${unproven}`, false],
    ...stay.map((id) => [`member:${id}`, true]),
  ]);
}, 120_000);
