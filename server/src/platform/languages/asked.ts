import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { FastifyRequest } from 'fastify';
import type { Languages, Wording } from './languages.ts';

type Asking = Pick<FastifyRequest, 'query' | 'headers' | 'member'>;

/** By its address, as every call may say it: `?lang=hi`. A language that is not offered says nothing. */
function named(languages: Languages, query: unknown): Language | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return languages.isOffered(lang) ? lang : undefined;
}

/** Of what one caller alone gets, refusals among it: as the address says, as the member chose, as its browser asks. */
export function languageOfCaller(languages: Languages, { query, headers, member }: Asking): Language {
  const chosen = member?.language;
  return (
    named(languages, query) ?? (languages.isOffered(chosen) ? chosen : languages.preferred(headers['accept-language']))
  );
}

/** Of a reply: one that is kept for everybody goes by its address alone. */
export const languageOfReply = (languages: Languages, e: Endpoint, asking: Asking): Language =>
  e.cache && !asking.member ? (named(languages, asking.query) ?? SOURCE_LANGUAGE) : languageOfCaller(languages, asking);

/** How a refusal is worded for a caller. */
export function wordingFor(languages: Languages, asking: Asking): Wording {
  return languages.wording(languageOfCaller(languages, asking));
}
