/** A post as it is written: blocks between empty lines, `## ` before a heading, `- ` before each line of a list. */
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

function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (!text.startsWith('- ')) return `<p>${inline(text.replace(/\s+/g, ' '))}</p>`;
  const items = text.slice(2).split(/\n- /);
  return `<ul>${items.map((item) => `<li>${inline(item.replace(/\s+/g, ' '))}</li>`).join('')}</ul>`;
}

/** The body as the blog prints it. */
export const articleHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
