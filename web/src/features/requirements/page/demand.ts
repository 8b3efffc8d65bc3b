import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import type { Demand, WithContext } from 'schema-dts';

/** What is looked for, for search engines: no number, no exact address. */
export const demandLd = (publicUrl: string, requirement: Requirement): WithContext<Demand> => ({
  '@context': 'https://schema.org',
  '@type': 'Demand',
  name: requirement.productName,
  description: requirement.description,
  url: `${publicUrl}/requirement/${requirement._id}`,
  availabilityStarts: requirement.createdAt,
  validThrough: requirement.expiresAt,
  itemOffered: {
    '@type': 'Product',
    name: requirement.productName,
    ...(requirement.category && { category: requirement.category.name }),
  },
  eligibleRegion: { '@type': 'AdministrativeArea', name: `${requirement.cityName}, ${requirement.stateName}, India` },
  priceSpecification: { '@type': 'PriceSpecification', maxPrice: requirement.value, priceCurrency: 'INR' },
});
