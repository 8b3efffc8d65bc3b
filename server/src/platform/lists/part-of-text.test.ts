import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { containsPart } from './part-of-text.sql.ts';

const app = await testApp();
afterAll(() => app.close());

const pieces = fc.constantFrom('plywood ', 'House ', '27AAAFP', '077', '0771', '7', ' ', '%', '_', '\\', '१२३४');
const texts = fc.array(pieces, { maxLength: 6 }).map((some) => some.join(''));

test('lists are searched by exactly the part that was typed, whatever figures and signs are in it', async () => {
  const found = async (text: string, part: string) => {
    const asked = sql`select ${containsPart(sql`${text.toLowerCase()}::text`, part)} as found`;
    const { rows } = await app.db.execute<{ found: boolean }>(asked);
    return rows[0]?.found;
  };
  const around = fc.tuple(texts, texts, texts).map(([before, part, after]) => ({ text: before + part + after, part }));
  const any = fc.record({ text: texts, part: texts });
  await fc.assert(
    fc.asyncProperty(fc.oneof(around, any), async ({ text, part }) => {
      expect(await found(text, part)).toBe(text.toLowerCase().includes(part.toLowerCase()));
    }),
    { numRuns: 300 },
  );
});
