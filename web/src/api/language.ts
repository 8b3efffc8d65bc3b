import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';

/** Replies that are kept for everybody are asked for by language: their address says it, as that of a page does. */
export const queryIn = (language: string, { method }: Endpoint, query: unknown): unknown =>
  method === 'GET' && language !== SOURCE_LANGUAGE ? { ...(query as object | undefined), lang: language } : query;
