import { expect, type Page, test } from '@playwright/test';
import { NOT_SEEN_YET } from '../server/test/xss/covered.ts';
import { SIXTY, textsOf } from '../server/test/xss/sixty.ts';
import { STAFF } from '../server/test/xss/staff-writers.ts';
import { storedTexts } from '../server/test/xss/stored-texts.ts';
import { MEMBERS, type Who, type World, type Writer } from '../server/test/xss/writers.ts';
import { expectNoHarm, watched } from './harm.ts';
import { freshNumber } from './members.ts';
import { enterAs } from './signed-in.ts';
import { arrivals, foreignIn, readIn } from './xss/reading.ts';
import { allScreens, reviewScreens, type Screen } from './xss/screens.ts';
import { memberOf, openWorld } from './xss/world.ts';

const SELLER = '9000000002';
const ADMIN = '9000000005';
/** A name is taken once. */
const RUN = Date.now().toString(36).slice(-4);

type Pages = Readonly<Record<Who, Page & { readonly arrived: () => Promise<void> }>>;
type Fields = ReadonlyMap<string, Field>;
type Field = { readonly name: string; readonly mark: string; readonly texts: readonly string[] };

/** Every text that a writer writes, with its attacks and the mark that tells which one it is. */
async function fieldsOf(writers: readonly Writer[]): Promise<Fields> {
  const stored = new Map((await storedTexts()).map(({ call, field, most }) => [`${call} ${field}`, most]));
  const names = writers.flatMap(({ call, fields }) => fields.map((field) => `${call} ${field}`));
  return new Map(
    names.map((name, at) => {
      const mark = `Z${RUN}${at.toString(36).padStart(2, '0')}`;
      return [name, { name, mark, texts: textsOf(mark, stored.get(name) ?? 0) }];
    }),
  );
}

const lastOf = ({ call, fields: names }: Writer, fields: Fields) =>
  Math.max(...names.map((name) => fields.get(`${call} ${name}`)?.texts.length ?? 0));

/** Writes the attacks of a round, where a text has any left. */
async function writeRound(world: World, writers: readonly Writer[], fields: Fields, round: number) {
  for (const writer of writers.filter((one) => round < lastOf(one, fields)))
    await writer.write(world, (name) => {
      const { texts = [] } = fields.get(`${writer.call} ${name}`) ?? {};
      return texts[round % texts.length] ?? '';
    });
}

/** Opens screens, and answers which marks each showed. Nothing on them is anybody's but ours. */
async function walk(pages: Pages, screens: readonly Screen[], marks: readonly string[]) {
  const shown = new Map<string, string[]>();
  const foreign: string[] = [];
  for (const { who, address } of screens) {
    const page = pages[who];
    await page.goto(address);
    await page.arrived();
    const read = (await readIn(page)).toLowerCase();
    shown.set(
      `${who} ${address}`,
      marks.filter((mark) => read.includes(mark.toLowerCase())),
    );
    foreign.push(...(await foreignIn(page)).map((found) => `${address}: ${found}`));
  }
  expect(foreign).toEqual([]);
  return shown;
}

test('the search finds attacks on a page that prints them as HTML', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, SIXTY.join('\n'));
  expect((await foreignIn(page)).length).toBeGreaterThan(20);
});

test('sixty attacks in every stored text run on no screen', async ({ browser }) => {
  const newPage = async () => {
    const page = await (await browser.newContext()).newPage();
    return Object.assign(page, { arrived: arrivals(page) });
  };
  const pages = { stranger: await newPage(), seller: await newPage(), buyer: await newPage(), admin: await newPage() };
  const harm = await Promise.all(Object.values(pages).map(watched));
  await pages.stranger.goto('/robots.txt');
  await enterAs(pages.seller, SELLER);
  await enterAs(pages.admin, ADMIN);
  const { world, waiting, decideAll } = await openWorld(pages);
  const fields = await fieldsOf([...MEMBERS, ...STAFF]);
  const marks = [...fields.values()].map(({ mark }) => mark);
  const rounds = Math.max(...[...fields.values()].map(({ texts }) => texts.length));
  const seen = new Set<string>();
  /** The screens in their order that showed one of the texts with attacks left. */
  const hostile = new Map<number, readonly string[]>();
  for (let round = 0; round < rounds; round++)
    await test.step(`round ${round + 1} of ${rounds}`, async () => {
      await enterAs(pages.buyer, freshNumber());
      world.ids.buyer = await memberOf(pages.buyer);
      await writeRound(world, MEMBERS, fields, round);
      const reviewed = await walk(pages, reviewScreens(waiting), marks);
      await decideAll();
      await writeRound(world, STAFF, fields, round);
      await decideAll();
      const { slug } = await world.call('admin', `GET /admin/blog/${world.ids.post}`);
      const left = new Set([...fields.values()].filter(({ texts }) => round < texts.length).map(({ mark }) => mark));
      const screens = allScreens(world, { post: String(slug), run: RUN });
      const showing = screens.filter((_, at) => round === 0 || hostile.get(at)?.some((mark) => left.has(mark)));
      const shown = await walk(pages, showing, marks);
      if (round === 0) for (const [at, found] of [...shown.values()].entries()) hostile.set(at, found);
      for (const mark of [...reviewed.values(), ...shown.values()].flat()) seen.add(mark);
      expect(harm.flat()).toEqual([]);
    });
  const unseen = [...fields.values()].filter(({ mark }) => !seen.has(mark)).map(({ name }) => name);
  expect(unseen.filter((name) => !NOT_SEEN_YET.includes(name))).toEqual([]);
  for (const [at, page] of Object.values(pages).entries()) await expectNoHarm(page, harm[at] ?? []);
});
