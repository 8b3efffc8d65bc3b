import { describe } from '@plyhaat/contract/notifications/kinds';
import { MAIL_GROUP_LABELS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import type { Letter } from '#platform/messages/mail.ts';

type NotificationText = { readonly type: string; readonly content: string; readonly payload: unknown };
type Links = { readonly publicUrl: string; readonly unsubscribe: string; readonly group: MailGroup };
type Written = Pick<Letter, 'subject' | 'text' | 'html'>;
type Item = { readonly text: string; readonly link: string; readonly title: string };
type Body = {
  readonly name: string;
  readonly lead: string;
  readonly items: readonly Item[];
  readonly more: number;
  readonly links: Links;
};

/** A longer list is read on the site. */
const MOST_ITEMS = 25;

const itemOf = (row: NotificationText, publicUrl: string): Item => {
  const { title, text, target } = describe(row);
  return { title, text, link: `${publicUrl}${target.to}` };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
const anchor = (link: string, words: string) => `<a href="${escaped(link)}">${escaped(words)}</a>`;

const whyOf = ({ group }: Links) =>
  `You get this e-mail because '${MAIL_GROUP_LABELS[group]}' is on in your Plyhaat settings.`;

const moreOf = (more: number) => (more === 1 ? 'and 1 more' : `and ${more} more`);

function plainOf({ name, lead, items, more, links }: Body): string {
  return [
    `Dear ${name},`,
    '',
    lead,
    '',
    ...items.flatMap(({ text, link }) => [text, link, '']),
    ...(more > 0 ? [moreOf(more), ''] : []),
    `All notifications: ${links.publicUrl}/notifications`,
    '',
    whyOf(links),
    `Unsubscribe: ${links.unsubscribe}`,
    `Settings: ${links.publicUrl}/account?tab=settings`,
  ].join('\n');
}

const CSS = `body{margin:0;padding:24px;background:#fbf7f1;color:#2b1d16;font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:auto;padding:24px;background:#fff;border:1px solid #e6dccf;border-radius:12px}
h1{font-size:18px;margin:0 0 16px}ul{padding:0;margin:16px 0;list-style:none}
li{padding:12px 0;border-top:1px solid #e6dccf}b{display:block;font-size:14px}a{color:#8f430c}
footer{margin-top:24px;font-size:13px;color:#6b5a4e}
@media(prefers-color-scheme:dark){body{background:#1c1411;color:#f3ebe2}main{background:#271d18;border-color:#43352c}
li{border-color:#43352c}a{color:#f0a368}footer{color:#c2b1a3}}`;

function htmlOf({ name, lead, items, more, links }: Body): string {
  const rows = items.map(({ title, text, link }) => `<li><b>${escaped(title)}</b>${anchor(link, text)}</li>`);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>${CSS}</style></head><body><main><h1>Plyhaat</h1>`,
    `<p>Dear ${escaped(name)},</p><p>${escaped(lead)}</p><ul>${rows.join('')}</ul>`,
    more > 0 ? `<p>${moreOf(more)}</p>` : '',
    `<p>${anchor(`${links.publicUrl}/notifications`, 'All notifications')}</p>`,
    `<footer>${escaped(whyOf(links))}<br>${anchor(links.unsubscribe, 'Unsubscribe')} · `,
    `${anchor(`${links.publicUrl}/account?tab=settings`, 'Settings')}</footer></main></body></html>`,
  ].join('');
}

const written = (subject: string, body: Body): Written => ({ subject, text: plainOf(body), html: htmlOf(body) });

/** One notification, mailed at once. */
export function singleLetter({ name }: { name: string }, row: NotificationText, links: Links): Written {
  const item = itemOf(row, links.publicUrl);
  return written(item.text, { name, lead: `${item.title}:`, items: [item], more: 0, links });
}

/** Order history since the last summary. */
export function digestLetter({ name }: { name: string }, rows: readonly NotificationText[], links: Links): Written {
  const subject = rows.length === 1 ? '1 new notification on Plyhaat' : `${rows.length} new notifications on Plyhaat`;
  const items = rows.slice(0, MOST_ITEMS).map((row) => itemOf(row, links.publicUrl));
  const lead = 'Here is what happened since your last summary:';
  return written(subject, { name, lead, items, more: rows.length - items.length, links });
}
