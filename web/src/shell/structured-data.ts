import type { BreadcrumbList, FAQPage, ItemList, Organization, WebSite, WithContext } from 'schema-dts';
import type { Say } from '#ui/said.ts';
import type { Contact } from './contact.ts';
import { SITE } from './site.ts';

const CONTEXT = 'https://schema.org';

export type Crumb = { readonly name: string; readonly path: string };
export type Question = { readonly question: string; readonly answer: string };

/** `publicUrl` makes every address absolute. */
export const breadcrumbLd = (publicUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});

/** The pages a list leads to, in its order. */
export const itemListLd = (
  publicUrl: string,
  name: string,
  items: readonly (Omit<Crumb, 'name'> & Partial<Crumb>)[],
  total = items.length,
): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((item, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    ...(item.name !== undefined && { name: item.name }),
    url: `${publicUrl}${item.path}`,
  })),
});

export const faqLd = (questions: readonly Question[]): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const organizationLd = (
  publicUrl: string,
  { email, phone, address, social }: Contact,
  say: Say,
): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: SITE.name,
  url: publicUrl,
  logo: `${publicUrl}/logo.svg`,
  description: say(SITE.description),
  email,
  telephone: phone,
  address: { '@type': 'PostalAddress', streetAddress: address.join(' '), addressCountry: 'IN' },
  sameAs: Object.values(social),
});

/** The name that search engines show for the site. */
export const siteLd = (publicUrl: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SITE.name,
  url: publicUrl,
});
