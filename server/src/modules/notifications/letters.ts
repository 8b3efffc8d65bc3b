import { LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { filled } from '@plyhaat/contract/core/sentence';
import { MAIL_GROUP_LABELS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import type { Languages, Wording } from '#platform/languages/languages.ts';
import type { Letter } from '#platform/messages/mail.ts';
import { type NotificationRow, worded } from './worded.ts';

type Links = { readonly publicUrl: string; readonly unsubscribe: string; readonly group: MailGroup };
type Written = Pick<Letter, 'subject' | 'text' | 'html'>;
type Item = { readonly text: string; readonly link: string; readonly title: string };
type Body = {
  readonly name: string;
  readonly lead: string;
  readonly items: readonly Item[];
  readonly more: number;
  readonly links: Links;
  readonly say: Wording;
  readonly tag: string;
};

/** A longer list is read on the site. */
const MOST_ITEMS = 25;

export type To = { readonly name: string; readonly language: Language; readonly languages: Languages };

const itemOf = ({ languages, language }: To, row: NotificationRow, publicUrl: string): Item => {
  const { title, text, target } = worded(languages, language, row);
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

const whyOf = ({ links, say }: Body) =>
  say(
    filled`You get this e-mail because '${{ group: say(MAIL_GROUP_LABELS[links.group]) }}' is on in your Plyhaat settings.`,
  );

const moreOf = (more: number) => (more === 1 ? filled`and 1 more` : filled`and ${{ more }} more`);

function plainOf(body: Body): string {
  const { name, lead, items, more, links, say } = body;
  return [
    say(filled`Dear ${{ name }},`),
    '',
    lead,
    '',
    ...items.flatMap(({ text, link }) => [text, link, '']),
    ...(more > 0 ? [say(moreOf(more)), ''] : []),
    `${say('All notifications')}: ${links.publicUrl}/notifications`,
    '',
    whyOf(body),
    `${say(filled`Unsubscribe`)}: ${links.unsubscribe}`,
    `${say(filled`Settings`)}: ${links.publicUrl}/account?tab=settings`,
  ].join('\n');
}

const CSS = `body{margin:0;padding:24px;background:#fbf7f1;color:#2b1d16;font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:auto;padding:24px;background:#fff;border:1px solid #e6dccf;border-radius:12px}
h1{font-size:18px;margin:0 0 16px}ul{padding:0;margin:16px 0;list-style:none}
li{padding:12px 0;border-top:1px solid #e6dccf}b{display:block;font-size:14px}a{color:#8f430c}
footer{margin-top:24px;font-size:13px;color:#6b5a4e}
@media(prefers-color-scheme:dark){body{background:#1c1411;color:#f3ebe2}main{background:#271d18;border-color:#43352c}
li{border-color:#43352c}a{color:#f0a368}footer{color:#c2b1a3}}`;

function htmlOf(body: Body): string {
  const { name, lead, items, more, links, say, tag } = body;
  const rows = items.map(({ title, text, link }) => `<li><b>${escaped(title)}</b>${anchor(link, text)}</li>`);
  return [
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>${CSS}</style></head><body><main><h1>Plyhaat</h1>`,
    `<p>${escaped(say(filled`Dear ${{ name }},`))}</p><p>${escaped(lead)}</p><ul>${rows.join('')}</ul>`,
    more > 0 ? `<p>${escaped(say(moreOf(more)))}</p>` : '',
    `<p>${anchor(`${links.publicUrl}/notifications`, say('All notifications'))}</p>`,
    `<footer>${escaped(whyOf(body))}<br>${anchor(links.unsubscribe, say(filled`Unsubscribe`))} · `,
    `${anchor(`${links.publicUrl}/account?tab=settings`, say(filled`Settings`))}</footer></main></body></html>`,
  ].join('');
}

const written = (subject: string, body: Body): Written => ({ subject, text: plainOf(body), html: htmlOf(body) });

const reading = ({ name, language, languages }: To) => ({
  name,
  say: languages.wording(language),
  tag: LANGUAGES[language].tag,
});

/** One notification, mailed at once. */
export function singleLetter(to: To, row: NotificationRow, links: Links): Written {
  const item = itemOf(to, row, links.publicUrl);
  return written(item.text, { ...reading(to), lead: `${item.title}:`, items: [item], more: 0, links });
}

/** Order history since the last summary. */
export function digestLetter(to: To, rows: readonly NotificationRow[], links: Links): Written {
  const count = rows.length;
  const reader = reading(to);
  const subject = count === 1 ? filled`1 new notification on Plyhaat` : filled`${{ count }} new notifications on Plyhaat`;
  const items = rows.slice(0, MOST_ITEMS).map((row) => itemOf(to, row, links.publicUrl));
  const lead = reader.say('Here is what happened since your last summary:');
  return written(reader.say(subject), { ...reader, lead, items, more: rows.length - items.length, links });
}
