import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { copyInto } from './copy.ts';

const boards = pgTable('boards', {
  id: integer().primaryKey(),
  name: text(),
  kinds: text().array(),
  more: jsonb(),
  grade: text().default('BWP'),
});
const { url, drop } = await freshDatabase();
const client = new pg.Client(url);
await client.connect();
await client.query(`create table boards (id int primary key, name text, kinds text[], more jsonb,
  grade text default 'BWP')`);
afterAll(async () => {
  await client.end();
  await drop();
});
const stored = async () => (await client.query('select * from boards order by id')).rows;
const KEYS = ['id', 'name', 'kinds', 'more'] as const;

test('rows arrive as they were, whatever their texts hold, and what is not named takes its default', async () => {
  const rows = [
    { id: 1, name: 'a\tb\nc\\d\r', kinds: ['x "y"', 'z\\'], more: { text: 'tab\there', list: [1, null] } },
    { id: 2, name: null, kinds: [], more: null },
  ];
  await copyInto(client, boards, KEYS, rows);
  expect(await stored()).toEqual(rows.map((row) => ({ ...row, grade: 'BWP' })));
});

test('more than a socket takes at once arrives whole', async () => {
  const name = 'ply '.repeat(1000);
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: 10 + at, name }));
  await copyInto(client, boards, ['id', 'name'], many);
  const { rows } = await client.query('select count(*)::int as rows, min(name) as name from boards where id >= 10');
  expect(rows).toEqual([{ rows: 2000, name }]);
});

test('a row that the database refuses is told, none of its copy stays, and the connection goes on', async () => {
  const before = (await stored()).length;
  const twice = [{ id: 3001 }, { id: 3001 }];
  await expect(copyInto(client, boards, ['id'], twice)).rejects.toMatchObject({ code: '23505' });
  expect(await stored()).toHaveLength(before);
  await copyInto(client, boards, ['id'], [{ id: 3001 }]);
  expect(await stored()).toHaveLength(before + 1);
});
