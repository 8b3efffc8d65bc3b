import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { announce } from '#platform/jobs/events.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePicture } from '#test/builders.ts';
import { somePhoto, uploaded } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { mediaFiles } from './media.tables.ts';
import { claimMedia } from './media.ts';

const app = await testApp({ override: { toolPath: '' } });
afterAll(app.close);
const { db, deps } = app;
const photo = await somePhoto(700, 500).jpeg().toBuffer();

const stored = async () => {
  const names: string[] = [];
  for await (const { name } of deps.files.list()) names.push(name);
  return names;
};

test('a member who is erased leaves no file behind: used, unused, private or still waiting', async () => {
  const [asha, other] = [await someMember(db), await someMember(db)];
  const theirs = await uploaded(app, 'product', photo, other);
  const shared = await somePicture(db, { ownerId: asha.id, claimedBy: 'demo' });
  await app.settle();
  const before = await stored();
  const shown = await uploaded(app, 'product', photo, asha);
  await claimMedia(db, asha.id, [shown.path], 'product:1', { open: true });
  await uploaded(app, 'certificate', photo, asha);
  await uploaded(app, 'document', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'), asha);
  await uploaded(app, 'video', await someVideoFile(), asha);
  await app.settle();
  await uploaded(app, 'gallery', photo, asha);
  await uploaded(app, 'reel', await someVideoFile(), asha);
  expect((await stored()).length).toBeGreaterThan(before.length + 10);

  await announce(db, memberErased, { memberId: asha.id });
  await app.settle();
  expect(await db.select().from(mediaFiles).where(eq(mediaFiles.ownerId, asha.id))).toMatchObject([{ id: shared.id }]);
  const left = (await stored()).filter((name) => !before.includes(name) && !name.startsWith('posters/default'));
  expect(left).toEqual([]);
  expect((await app.app.inject({ url: theirs.address })).statusCode).toBe(200);
});
