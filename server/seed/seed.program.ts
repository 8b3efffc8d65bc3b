import { openDatabase } from '#platform/db/db.ts';
import { endWithParent } from '#platform/workers/apart.ts';
import { seedDemo } from './seed.ts';
import { volumesFrom } from './volumes.ts';

// What a first start runs beside itself: it lays the demo marketplace into the database of its environment.
endWithParent();
const database = openDatabase(process.env.DATABASE_URL ?? '', 1);
await seedDemo(database.db, { volumes: volumesFrom(process.argv) });
await database.close();
