import type { Thing, WithContext } from 'schema-dts';

/** A data block for search engines. It is no script, so the content policy lets it pass. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
