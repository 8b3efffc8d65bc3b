import { ExportedList } from '@plyhaat/contract/admin/exports';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cardOf } from '#modules/discovery/share.service.ts';
import { selectShared } from '#modules/discovery/share.sql.ts';
import { SHARE_KINDS } from '#modules/discovery/share-kinds.ts';
import { outboxAttachments, outboxMessages } from '#platform/db/platform.tables.ts';
import { ask } from '#platform/jobs/jobs.ts';
import type { Caller } from '../app.ts';
import type { Market } from './people.ts';

/** Something that leaves the house, with whom it goes to. */
export type Outgoing = { readonly what: string; readonly text: string };

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  await document.destroy();
  return `${JSON.stringify(info)} ${pages.join(' ')}`;
}

type Row = { readonly id: string; readonly state: string };
const rowsOf = async ({ app }: Market, query: string): Promise<Row[]> => (await app.deps.pool.query(query)).rows;
const idsOf = async (market: Market, query: string) => (await rowsOf(market, query)).map(({ id }) => id);

const TABLES = {
  product: 'products',
  store: 'members',
  post: 'blog_posts',
  requirement: 'requirements',
  list: 'shares',
};

/** What is drawn on the pictures of links, of everything that has one. */
async function pictures(market: Market): Promise<Outgoing[]> {
  const drawn: Outgoing[] = [];
  for (const kind of SHARE_KINDS)
    for (const id of await idsOf(market, `select id from ${TABLES[kind]}`)) {
      const shared = await selectShared(market.app.db, kind, 'id', id);
      if (shared) drawn.push({ what: `the picture of a ${kind}`, text: JSON.stringify(cardOf(shared)) });
    }
  return drawn;
}

async function documents(market: Market): Promise<Outgoing[]> {
  const { app, people } = market;
  const { seller, buyer, rival } = people;
  const found: Outgoing[] = [];
  const open = async (what: string, url: string, who: Caller) => {
    const reply = await app.get(url, who);
    if (reply.statusCode === 200) found.push({ what, text: await textOf(reply.rawPayload) });
  };
  for (const { id, state } of await rowsOf(market, 'select id, state from quotes'))
    for (const [name, who] of Object.entries({ seller, buyer, rival }))
      await open(`the quotation (${state}) for the ${name}`, `/quotes/${id}/quotation.pdf`, who);
  for (const code of await idsOf(market, 'select code as id from shares'))
    await open('the catalogue of a list', `/shares/${code}/catalogue.pdf`, seller);
  for (const id of await idsOf(market, 'select id from orders'))
    for (const [name, who] of Object.entries({ seller, buyer, rival }))
      await open(`the invoice for the ${name}`, `/orders/${id}/invoice.pdf`, who);
  return found;
}

/** Mails at once and the summary of the day, with what is attached to them. */
async function mails(market: Market): Promise<Outgoing[]> {
  const { app, people } = market;
  await app.settle();
  await ask(app.db, 'notifications.digests', {});
  await app.settle();
  const names = new Map(Object.entries(people).map(([name, { email }]) => [email, `the ${name}`]));
  const sent: Outgoing[] = [];
  for (const { recipient, subject, text, html } of await app.db.select().from(outboxMessages))
    sent.push({ what: `a mail to ${names.get(recipient) ?? 'the house'}`, text: [subject, text, html].join(' ') });
  for (const { bytes } of await app.db.select().from(outboxAttachments))
    sent.push({ what: 'an invoice by mail', text: await textOf(bytes) });
  return sent;
}

async function tables(market: Market): Promise<Outgoing[]> {
  const { app, people, manager } = market;
  const asTable = (url: string, who: Caller) => app.send('GET', url, { headers: { accept: 'text/csv' } }, who);
  const found: Outgoing[] = [];
  for (const [name, who] of Object.entries(people))
    found.push({ what: `the inbox of the ${name} as CSV`, text: (await asTable('/leads', who)).body });
  for (const [name, who] of Object.entries(people))
    for (const id of await idsOf(market, `select id from opportunities where owner_id = '${who.id}'`)) {
      const { body } = await asTable(`/dealershipOwnerRoutes/applications?opportunityId=${id}`, who);
      found.push({ what: `applications to the ${name} as CSV`, text: body });
    }
  for (const list of ExportedList.options) {
    const { url } = (await app.post('/admin/exports', { list }, manager)).json();
    found.push({ what: `the console's ${list} as CSV`, text: (await app.get(url.replace('/api', ''))).body });
  }
  return found;
}

/** Everything that left the house for anybody. */
export async function everythingOutgoing(market: Market): Promise<Outgoing[]> {
  const sent = await mails(market);
  return [
    ...sent,
    ...market.pushed().map(({ to, text }) => ({ what: `a push to the ${to}`, text })),
    ...(await pictures(market)),
    ...(await documents(market)),
    ...(await tables(market)),
  ];
}
