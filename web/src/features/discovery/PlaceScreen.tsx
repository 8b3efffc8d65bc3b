import { useLingui } from '@lingui/react/macro';
import type { SellersPlace } from '@plyhaat/contract/discovery/places';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { faqLd, itemListLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { type PlaceSlugs, placeDetail } from './discovery.queries.ts';
import { type Figure, PageHead } from './PageHead.tsx';
import { leadOf, placeName, questionsAbout, titleOf } from './place.words.ts';
import { LinksSection, PricesSection, ProductsSection, QuestionsSection, SellersSection } from './Sections.tsx';
import { inFigures, rangeShown, unitWords } from './words.ts';

const state = getRouteApi('/sellers/$state');
const stateCategory = getRouteApi('/sellers/$state/$category');
const cityCategory = getRouteApi('/sellers/$state/$city/$category');

export const StatePage = () => <PlaceScreen slugs={state.useParams()} />;
export const StateCategoryPage = () => <PlaceScreen slugs={stateCategory.useParams()} />;
export const CityCategoryPage = () => <PlaceScreen slugs={cityCategory.useParams()} />;

function PlaceScreen({ slugs }: { slugs: PlaceSlugs }) {
  const { data: place } = useSuspenseQuery(placeDetail(slugs)).data;
  // Empty while the route redirects to the wider place.
  return place && <PlacePage place={place} />;
}

function useCrumbs({ state, city, category, path }: SellersPlace) {
  const { t } = useLingui();
  const stateCrumb = { name: state.name, path: `/sellers/${state.slug}` };
  const above = category && city ? [{ name: category.name, path: `/sellers/${state.slug}/${category.slug}` }] : [];
  return [
    { name: t`Sellers`, path: '/sellers' },
    ...(category ? [stateCrumb, ...above, { name: city?.name ?? category.name, path }] : [stateCrumb]),
  ];
}

function useFigures({ sellersCount, verifiedCount, productsCount, prices, category, brands }: SellersPlace): Figure[] {
  const { t } = useLingui();
  const [first] = prices;
  const price = category && first && { label: t`Price`, value: rangeShown(first), note: unitWords(first, t) };
  return [
    { label: t`Sellers`, value: inFigures(sellersCount) },
    { label: t`GST checked`, value: inFigures(verifiedCount) },
    { label: t`Products`, value: inFigures(productsCount) },
    price ?? { label: t`Brands`, value: brands.length === 12 ? '12+' : inFigures(brands.length) },
  ];
}

function PlacePage({ place }: { place: SellersPlace }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const [title, lead, questions] = [t(titleOf(place)), leadOf(place, t), questionsAbout(place, t)];
  const here = placeName(place);
  const chosen = new URLSearchParams({
    state: place.state._id,
    ...(place.city && { city: place.city._id }),
    ...(place.category && { categories: place.category._id }),
  });
  const offered = new URLSearchParams({
    state: place.state._id,
    ...(place.category && { categories: place.category._id }),
  });
  return (
    <div className="wrap pb-16">
      <Head title={title} description={lead} path={place.path} image={place.products[0]?.mainImage} />
      <JsonLd data={itemListLd(publicUrl, title, sellerCrumbs(place), place.sellersCount)} />
      <JsonLd data={faqLd(questions)} />
      <Crumbs crumbs={useCrumbs(place)} />
      <PageHead title={title} lead={lead} figures={useFigures(place)} />
      <SellersSection
        title={t`Sellers in ${here}`}
        line={t`Best rated first`}
        sellers={place.sellers}
        all={{ label: t`See all ${{ productsCount: inFigures(place.sellersCount) }}`, href: `/sellers?${chosen}` }}
      />
      <PricesSection title={t`Prices in ${here}`} kinds={place.kinds} />
      <ProductsSection
        title={t`Products from ${here}`}
        products={place.products}
        {...(!place.city && { all: { label: t`See all`, href: `/shop?${offered}` } })}
      />
      <LinksSection
        title={t`Brands sold in ${here}`}
        links={place.brands.map(({ name, slug, count }) => ({ name, count, path: `/brand/${slug}` }))}
      />
      <LinksSection title={t`By category in ${here}`} links={place.categories} />
      <LinksSection
        title={
          place.city ? t`Other cities in ${{ name: place.state.name }}` : t`Cities in ${{ name: place.state.name }}`
        }
        links={place.cities}
      />
      <LinksSection title={t`Neighbouring states`} links={place.neighbours} />
      <QuestionsSection questions={questions} />
    </div>
  );
}

const sellerCrumbs = ({ sellers }: SellersPlace) =>
  sellers.map(({ companyName, name, slug }) => ({ name: companyName || name, path: `/seller/${slug}` }));
