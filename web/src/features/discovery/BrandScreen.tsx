import { useLingui } from '@lingui/react/macro';
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
import { inFigures, rangeShown, unitWords } from './words.ts';

const route = getRouteApi('/brand/$slug');

function useFigures({ productsCount, sellersCount, states, prices }: BrandPage): Figure[] {
  const { t } = useLingui();
  const [first] = prices;
  return [
    { label: t`Products`, value: inFigures(productsCount) },
    { label: t`Sellers`, value: inFigures(sellersCount) },
    { label: t`States`, value: states.length === 12 ? '12+' : inFigures(states.length) },
    ...(first ? [{ label: t`Price`, value: rangeShown(first), note: unitWords(first, t) }] : []),
  ];
}

/** What sellers offer of a brand now; nothing here comes from the manufacturer. */
export function BrandScreen() {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const { slug } = route.useParams();
  const { data: brand } = useSuspenseQuery(brandDetail(slug)).data;
  const path = `/brand/${brand.slug}`;
  const figures = useFigures(brand);
  const [title, lead, questions] = [t(titleOf(brand)), leadOf(brand, t), questionsAbout(brand, t)];
  const items = brand.products.map((product) => ({ name: product.name, path: `/product/${product.slug}` }));
  return (
    <div className="wrap pb-16">
      <Head title={title} description={lead} path={path} image={brand.products[0]?.mainImage} />
      <JsonLd data={itemListLd(publicUrl, t`${{ name: brand.name }} products`, items, brand.productsCount)} />
      {questions.length > 0 && <JsonLd data={faqLd(questions)} />}
      <Crumbs
        crumbs={[
          { name: t`Shop`, path: '/shop' },
          { name: brand.name, path },
        ]}
      />
      <PageHead title={brand.name} lead={lead} figures={figures} />
      <ProductsSection
        title={t`${{ name: brand.name }} products`}
        products={brand.products}
        all={{
          label: t`See all ${{ productsCount: inFigures(brand.productsCount) }}`,
          href: `/shop?brands=${brand._id}`,
        }}
      />
      <PricesSection title={t`${{ name: brand.name }} prices`} kinds={brand.kinds} />
      <SellersSection title={t`Sellers of ${{ name: brand.name }}`} sellers={brand.sellers} />
      <LinksSection title={t`Where ${{ name: brand.name }} is sold`} links={brand.states} />
      {questions.length > 0 && <QuestionsSection questions={questions} />}
    </div>
  );
}
