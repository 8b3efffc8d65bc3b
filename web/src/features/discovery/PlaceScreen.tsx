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
import * as TEXTS from './texts.ts';
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

function crumbsOf({ state, city, category, path }: SellersPlace) {
  const stateCrumb = { name: state.name, path: `/sellers/${state.slug}` };
  const above = category && city ? [{ name: category.name, path: `/sellers/${state.slug}/${category.slug}` }] : [];
  return [
    { name: TEXTS.sellers, path: '/sellers' },
    ...(category ? [stateCrumb, ...above, { name: city?.name ?? category.name, path }] : [stateCrumb]),
  ];
}

function figuresOf({ sellersCount, verifiedCount, productsCount, prices, category, brands }: SellersPlace): Figure[] {
  const [first] = prices;
  const price = category && first && { label: TEXTS.price, value: rangeShown(first), note: unitWords(first) };
  return [
    { label: TEXTS.sellers, value: inFigures(sellersCount) },
    { label: TEXTS.gstChecked, value: inFigures(verifiedCount) },
    { label: TEXTS.products, value: inFigures(productsCount) },
    price ?? { label: TEXTS.brands, value: brands.length === 12 ? '12+' : inFigures(brands.length) },
  ];
}

function PlacePage({ place }: { place: SellersPlace }) {
  const { publicUrl } = useInstallation();
  const [title, questions, here] = [titleOf(place), questionsAbout(place), placeName(place)];
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
      <Head title={title} description={leadOf(place)} path={place.path} image={place.products[0]?.mainImage} />
      <JsonLd data={itemListLd(publicUrl, title, sellerCrumbs(place), place.sellersCount)} />
      <JsonLd data={faqLd(questions)} />
      <Crumbs crumbs={crumbsOf(place)} />
      <PageHead title={title} lead={leadOf(place)} figures={figuresOf(place)} />
      <SellersSection
        title={TEXTS.sellersInHere(here)}
        line={TEXTS.bestRatedFirst}
        sellers={place.sellers}
        all={{ label: TEXTS.seeAllProductsCount(inFigures(place.sellersCount)), href: `/sellers?${chosen}` }}
      />
      <PricesSection title={TEXTS.pricesInHere(here)} kinds={place.kinds} />
      <ProductsSection
        title={TEXTS.productsFromHere(here)}
        products={place.products}
        {...(!place.city && { all: { label: TEXTS.seeAll, href: `/shop?${offered}` } })}
      />
      <LinksSection
        title={TEXTS.brandsSoldInHere(here)}
        links={place.brands.map(({ name, slug, count }) => ({ name, count, path: `/brand/${slug}` }))}
      />
      <LinksSection title={TEXTS.byCategoryInHere(here)} links={place.categories} />
      <LinksSection
        title={place.city ? TEXTS.otherCitiesOfName(place.state.name) : TEXTS.citiesOfName(place.state.name)}
        links={place.cities}
      />
      <LinksSection title={TEXTS.neighbouringStates} links={place.neighbours} />
      <QuestionsSection questions={questions} />
    </div>
  );
}

const sellerCrumbs = ({ sellers }: SellersPlace) =>
  sellers.map(({ companyName, name, slug }) => ({ name: companyName || name, path: `/seller/${slug}` }));
