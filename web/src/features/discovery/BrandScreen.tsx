import type { BrandPage } from '@plyhaat/contract/discovery/brands';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { faqLd, itemListLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { leadOf, questionsAbout, titleOf } from './brand.words.ts';
import { brandDetail } from './discovery.queries.ts';
import { type Figure, PageHead } from './PageHead.tsx';
import { LinksSection, PricesSection, ProductsSection, QuestionsSection, SellersSection } from './Sections.tsx';
import * as TEXTS from './texts.ts';
import { inFigures, rangeShown, unitWords } from './words.ts';

const route = getRouteApi('/brand/$slug');

function figuresOf({ productsCount, sellersCount, states, prices }: BrandPage): Figure[] {
  const [first] = prices;
  return [
    { label: TEXTS.products, value: inFigures(productsCount) },
    { label: TEXTS.sellers, value: inFigures(sellersCount) },
    { label: TEXTS.states, value: states.length === 12 ? '12+' : inFigures(states.length) },
    ...(first ? [{ label: TEXTS.price, value: rangeShown(first), note: unitWords(first) }] : []),
  ];
}

/** What sellers offer of a brand now; nothing here comes from the manufacturer. */
export function BrandScreen() {
  const { publicUrl } = useInstallation();
  const { slug } = route.useParams();
  const { data: brand } = useSuspenseQuery(brandDetail(slug)).data;
  const path = `/brand/${brand.slug}`;
  const [title, questions] = [titleOf(brand), questionsAbout(brand)];
  const items = brand.products.map((product) => ({ name: product.name, path: `/product/${product.slug}` }));
  return (
    <div className="wrap pb-16">
      <Head title={title} description={leadOf(brand)} path={path} image={brand.products[0]?.mainImage} />
      <JsonLd data={itemListLd(publicUrl, TEXTS.nameProducts(brand.name), items, brand.productsCount)} />
      {questions.length > 0 && <JsonLd data={faqLd(questions)} />}
      <Crumbs
        crumbs={[
          { name: TEXTS.shop, path: '/shop' },
          { name: brand.name, path },
        ]}
      />
      <PageHead title={brand.name} lead={leadOf(brand)} figures={figuresOf(brand)} />
      <ProductsSection
        title={TEXTS.nameProducts(brand.name)}
        products={brand.products}
        all={{ label: TEXTS.seeAllProductsCount(inFigures(brand.productsCount)), href: `/shop?brands=${brand._id}` }}
      />
      <PricesSection title={TEXTS.namePrices(brand.name)} kinds={brand.kinds} />
      <SellersSection title={TEXTS.sellersOfName(brand.name)} sellers={brand.sellers} />
      <LinksSection title={TEXTS.whereNameIsSold(brand.name)} links={brand.states} />
      {questions.length > 0 && <QuestionsSection questions={questions} />}
    </div>
  );
}
