import { expect, type Page, type Request } from '@playwright/test';
import { settled } from '../open.ts';

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

/** Waits until nothing that a page asked for is on its way: what a late list says is not on it before. */
export function arrivals(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (sent) => {
    // What the page before had asked for never comes.
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) waiting.clear();
    // Videos and the notification stream never finish.
    if (sent.resourceType() !== 'media' && !sent.url().includes('/stream')) waiting.add(sent);
  });
  page.on('requestfinished', (sent) => waiting.delete(sent));
  page.on('requestfailed', (sent) => waiting.delete(sent));
  return async () => {
    await settled(page);
    await expect.poll(() => [...waiting].map((sent) => sent.url())).toEqual([]);
    await settled(page);
  };
}
