import { idOf } from '#platform/db/id.ts';

/**
 * A post as it is written: blocks between empty lines, `## ` and `### ` before headings, `- ` or a number before each
 * line of a list, `> ` before a note, `|` between the cells of a table, `![what it shows](picture) caption` for a
 * picture of ours.
 */
export type Article = {
  readonly name: string;
  readonly category: string;
  readonly excerpt: string;
  readonly picture: string;
  readonly tags: readonly string[];
  readonly text: string;
};

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inline = (text: string): string => escaped(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const cells = (line: string, tag: 'td' | 'th scope="col"'): string =>
  `<tr>${line
    .split('|')
    .slice(1, -1)
    .map((cell) => `<${tag}>${inline(cell.trim())}</${tag.slice(0, 2)}>`)
    .join('')}</tr>`;

function table(text: string): string {
  const [head = '', ...rows] = text.split('\n');
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table>`;
}

function figure(text: string): string {
  const [, alt = '', picture = '', caption = ''] = /^!\[(.*?)\]\((.*?)\)\s*(.*)$/s.exec(text) ?? [];
  const image = `<img src="/api/uploads/demo/${picture}.webp" alt="${alt}" width="960" height="640">`;
  return `<figure>${image}<figcaption>${inline(caption)}</figcaption></figure>`;
}

const list = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${inline(item.replace(/\s+/g, ' '))}</li>`).join('')}</${tag}>`;

function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (text.startsWith('### ')) return `<h3>${inline(text.slice(4))}</h3>`;
  if (text.startsWith('| ')) return table(text);
  if (text.startsWith('![')) return figure(text);
  if (text.startsWith('> ')) return `<aside>${inline(text.slice(2).replace(/\s+/g, ' '))}</aside>`;
  if (text.startsWith('- ')) return list('ul', text.slice(2).split(/\n- /));
  if (text.startsWith('1. ')) return list('ol', text.slice(3).split(/\n\d+\. /));
  return `<p>${inline(text.replace(/\s+/g, ' '))}</p>`;
}

/** The body as the blog prints it. */
export const articleHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');

export const postId = (name: string): string => idOf('blog post', name);
