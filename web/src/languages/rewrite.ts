import type { I18n } from '@lingui/core';
import { addressIn, type Language, readPrefix } from '@plyhaat/contract/core/languages';
import type { LocationRewrite } from '@tanstack/react-router';

/** Routes, links and code know addresses without a language; what stands in the browser's bar and in links has it. */
export const rewriteFor = (i18n: I18n, offered: readonly Language[]): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = readPrefix(url.pathname, offered).rest;
    return url;
  },
  // A copy: the router goes on to read the address without a language from what it gave.
  output: ({ url }) => {
    const named = new URL(url);
    named.pathname = addressIn(i18n.locale as Language, url.pathname);
    return named;
  },
});
