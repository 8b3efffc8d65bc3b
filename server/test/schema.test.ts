import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { freshDatabase } from './database.ts';

test('a database of a version that the migrations do not know is refused with one sentence and left as it is', async () => {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url, 2);
  try {
    const applied = async () => (await database.pool.query('select * from drizzle.__drizzle_migrations')).rows;
    await migrateDatabase(database);
    await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('older', 1)`);
    const before = await applied();
    await expect(migrateDatabase(database)).rejects.toThrow('npm run reset');
    expect(await applied()).toEqual(before);
  } finally {
    await database.close();
    await fresh.drop();
  }
});
