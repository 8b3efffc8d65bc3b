/** 'Décor fabrics' → 'decor-fabrics'. */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[à-ÿ]/g, (accented) => accented.normalize('NFKD').charAt(0))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
