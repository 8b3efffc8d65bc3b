/** A picture, a table or a note of a post, and the heading that it stands before. */
export type Extra = { readonly before: string; readonly block: string };

export const shown = (before: string, picture: string, alt: string, caption: string): Extra => ({
  before,
  block: `![${alt}](${picture}) ${caption}`,
});
export const table = (before: string, ...rows: readonly string[]): Extra => ({ before, block: rows.join('\n') });
export const note = (before: string, text: string): Extra => ({ before, block: `> ${text}` });
