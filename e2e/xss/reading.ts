import type { Page } from '@playwright/test';

/** Everything a page says: its text and attributes, and what its fields hold. */
export const readIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

/** Elements and attributes that no page of ours has: whatever is found was written by somebody. */
export const foreignIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ELEMENTS = [
      'script:not([src]):not([type$="json"]):not([type="speculationrules"])',
      'iframe:not([src^="https://www.youtube-nocookie.com/"])',
      'base, object, embed, applet, frame, frameset, marquee, bgsound, portal, layer, keygen, isindex, noembed, noframes',
      'math, plaintext, xmp, listing, foreignObject, xss, x, x-y, meta[http-equiv="refresh"], [contenteditable][onfocus]',
    ];
    const ADDRESSES = /^(href|src|action|formaction|xlink:href|data|poster|background|srcdoc|to)$/;
    const SCHEMES = /^[\s\p{Cc}]*(javascript|vbscript|livescript|data:text)/iu;
    const elements = [...document.querySelectorAll(ELEMENTS.join(', '))].map(({ outerHTML }) => outerHTML);
    const attributes = [...document.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) => name.startsWith('on') || (ADDRESSES.test(name) && SCHEMES.test(value)))
        .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
    );
    return [...elements, ...attributes].map((found) => found.slice(0, 120));
  });
