import { previewAddress } from '@plyhaat/contract/core/picture';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import type { LocalBusiness, WithContext } from 'schema-dts';

/** What search engines read of a store. It has no telephone: the number comes from a lead alone. */
export function storeLd(publicUrl: string, seller: MemberProfile): WithContext<LocalBusiness> {
  const image = seller.bannerImage || seller.profileImage;
  const { companyObj: company } = seller;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: seller.companyName,
    url: `${publicUrl}/seller/${seller.slug}`,
    ...(seller.description && { description: seller.description }),
    ...(image && { image: `${publicUrl}${previewAddress(image)}` }),
    address: {
      '@type': 'PostalAddress',
      ...(company?.address && { streetAddress: company.address }),
      ...(seller.cityName && { addressLocality: seller.cityName }),
      ...(seller.stateName && { addressRegion: seller.stateName }),
      ...(seller.pincode && { postalCode: seller.pincode }),
      addressCountry: 'IN',
    },
    ...(company?.yearOfEstablishment && { foundingDate: String(company.yearOfEstablishment) }),
    ...(company?.googleMapsLink && { hasMap: company.googleMapsLink }),
    ...(seller.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: seller.rating, reviewCount: seller.reviewCount },
    }),
  };
}
