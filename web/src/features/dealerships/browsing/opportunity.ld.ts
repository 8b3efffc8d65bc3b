import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { breadcrumbLd } from '#features/catalog/product/product.ld.ts';
import { titleOf } from '../territory.ts';
import type { Answer } from './answers.ts';

/** What search engines read of an opportunity: where it stands, and the answers that the page shows. */
export const opportunityLd = (publicUrl: string, opportunity: Opportunity, answers: readonly Answer[]) => [
  breadcrumbLd(publicUrl, [
    { name: 'Home', path: '/' },
    { name: 'Franchise opportunities', path: '/apply-dealership' },
    { name: titleOf(opportunity), path: `/apply-dealership/${opportunity._id}` },
  ]),
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
