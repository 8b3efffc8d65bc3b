import { expect, type Page } from '@playwright/test';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { SIXTY, textsOf } from '../server/test/xss/sixty.ts';
import { STAFF } from '../server/test/xss/staff-writers.ts';
import { storedTexts } from '../server/test/xss/stored-texts.ts';
import { MEMBERS, type Who, type World, type Writer } from '../server/test/xss/writers.ts';
import { expectNoHarm, watched } from './harm.ts';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { enterAs } from './signed-in.ts';
import { numberOpeners, open } from './xss/openers.ts';
import { arrivals, foreignIn, readIn } from './xss/reading.ts';
import { allScreens, reviewScreens, type Screen } from './xss/screens.ts';
import { memberOf, openWorld } from './xss/world.ts';

const SELLER = '9000000002';
const ADMIN = '9000000005';
/** Sixty rounds, and every opener of every screen. */
const LONGEST_MS = 3 * HOUR_MS;
/** A name is taken once. */
const RUN = Date.now().toString(36).slice(-4);

type Arriving = Page & { readonly arrived: () => Promise<void> };
type Pages = Readonly<Record<Who, Arriving>>;
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

/** One look at a screen: as it comes, or after one of its openers was tapped. */
type Look = { readonly at: number; readonly opener?: number };
type Shown = { readonly look: Look; readonly found: readonly string[] };

/** Which marks a page shows; fails where it has elements that are not ours. */
async function read(page: Arriving, marks: readonly string[]): Promise<string[]> {
  await page.arrived();
  expect(await foreignIn(page), page.url()).toEqual([]);
  const text = (await readIn(page)).toLowerCase();
  return marks.filter((mark) => text.includes(mark.toLowerCase()));
}

async function walk(pages: Pages, screens: readonly Screen[], looks: readonly Look[], marks: readonly string[]) {
  const shown: Shown[] = [];
  for (const look of looks) {
    const { who, address } = screens[look.at] ?? { who: 'stranger', address: '/' };
    const page = pages[who];
    await page.goto(address);
    await page.arrived();
    const isOpen = look.opener === undefined || (await open(page, look.opener));
    shown.push({ look, found: isOpen ? await read(page, marks) : [] });
  }
  return shown;
}

const eachOnce = (screens: readonly Screen[]): Look[] => screens.map((_, at) => ({ at }));

/** Taps one opener of a screen after the other. */
async function tapThrough(page: Arriving, { address }: Screen, at: number, marks: readonly string[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  await page.goto(address);
  await page.arrived();
  const begun = page.url();
  const count = await numberOpeners(page);
  for (let opener = 0; opener < count; opener++) {
    if (!(await open(page, opener))) continue;
    shown.push({ look: { at, opener }, found: await read(page, marks) });
    await page.keyboard.press('Escape');
    if (page.url() === begun) continue;
    await page.goto(address);
    await page.arrived();
  }
  return shown;
}

const seenIn = (shown: readonly Shown[]) => new Set(shown.flatMap(({ found }) => found));

/** Looks at every screen as it comes, then behind the openers of those of members and staff for what is missing. */
async function walkWhole(pages: Pages, screens: readonly Screen[], marks: readonly string[]): Promise<Shown[]> {
  const shown = await walk(pages, screens, eachOnce(screens), marks);
  for (const [at, screen] of screens.entries()) {
    const isDone = marks.every((mark) => seenIn(shown).has(mark));
    if (screen.who !== 'stranger' && !isDone) shown.push(...(await tapThrough(pages[screen.who], screen, at, marks)));
  }
  return shown;
}

/** As few of the looks as show each of the marks that any look shows. */
function fewest(shown: readonly Shown[], marks: ReadonlySet<string>): Look[] {
  const missing = new Set(shown.flatMap(({ found }) => found).filter((mark) => marks.has(mark)));
  const chosen: Look[] = [];
  while (missing.size > 0) {
    const gains = shown.map(({ found }) => found.filter((mark) => missing.has(mark)).length);
    const best = shown[gains.indexOf(Math.max(...gains))];
    if (!best) break;
    chosen.push(best.look);
    for (const mark of best.found) missing.delete(mark);
  }
  return chosen;
}

test('the search finds attacks on a page that prints them as HTML', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, SIXTY.join('\n'));
  expect((await foreignIn(page)).length).toBeGreaterThan(20);
});

test('sixty attacks in every stored text run on no screen', async ({ browser }) => {
  test.setTimeout(LONGEST_MS);
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
  let first: readonly Shown[] = [];
  for (let round = 0; round < rounds; round++)
    await test.step(`round ${round + 1} of ${rounds}`, async () => {
      await enterAs(pages.buyer, freshNumber());
      world.ids.buyer = await memberOf(pages.buyer);
      await writeRound(world, MEMBERS, fields, round);
      const queue = reviewScreens(waiting);
      const reviewed = await walk(pages, queue, eachOnce(queue), marks);
      await decideAll();
      await writeRound(world, STAFF, fields, round);
      await decideAll();
      const { slug } = await world.call('admin', `GET /admin/blog/${world.ids.post}`);
      const left = new Set([...fields.values()].filter(({ texts }) => round < texts.length).map(({ mark }) => mark));
      const screens = allScreens(world, { post: String(slug), run: RUN });
      const shown =
        round === 0 ? await walkWhole(pages, screens, marks) : await walk(pages, screens, fewest(first, left), marks);
      if (round === 0) first = shown;
      for (const { found } of [...reviewed, ...shown]) for (const mark of found) seen.add(mark);
      expect(harm.flat()).toEqual([]);
    });
  const unseen = [...fields.values()].filter(({ mark }) => !seen.has(mark)).map(({ name }) => name);
  expect(unseen).toEqual([]);
  for (const [at, page] of Object.values(pages).entries()) await expectNoHarm(page, harm[at] ?? []);
});
