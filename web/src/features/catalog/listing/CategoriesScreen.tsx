import { Trans, useLingui } from '@lingui/react/macro';
import type { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { Card, CardBody, cardLinkClass } from '#ui/display/Card.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { tintAt } from '#ui/display/tints.ts';
import { nestedCategories } from './categories.queries.ts';
import { productCount } from './counts.ts';

const SUBS_SHOWN = 5;
type Nested = ReplyOf<typeof listNestedCategories>['data'][number];

export function CategoriesScreen() {
  const { t } = useLingui();
  const { data: categories } = useSuspenseQuery(nestedCategories()).data;
  return (
    <div className="wrap pb-12">
      <Head
        title={t`Shop by Category`}
        description={t`Plywood, laminates, veneers, doors, hardware and more: every category with its products.`}
        path="/categories"
        image={categories[0]?.image}
      />
      <Crumbs crumbs={[{ name: t`Categories`, path: '/categories' }]} />
      <h1 className="text-head">
        <Trans>Shop by Category</Trans>
      </h1>
      <p className="mt-1 mb-4 text-ink-2 md:mb-6">
        <Trans>Everything for your interiors, from sheets to hinges</Trans>
      </p>
      <Grid as="ul" columns="shelf">
        {categories.map((category, at) => (
          <li key={category._id}>
            <CategoryCard category={category} tint={tintAt(at)} eager={at < 4} />
          </li>
        ))}
      </Grid>
    </div>
  );
}

function CategoryCard({ category, tint, eager }: { category: Nested; tint: string; eager: boolean }) {
  const { t } = useLingui();
  const more = category.subCategoryArr.length - SUBS_SHOWN;
  return (
    <Card className="h-full">
      <div className={`grid place-items-center dark:brightness-75 ${tint}`}>
        <Picture
          picture={category.picture}
          alt=""
          eager={eager}
          ratio="1/1"
          sizes="(min-width: 768px) 170px, 29vw"
          widths={[160, 320]}
          className="w-3/5 bg-transparent! mix-blend-multiply"
          imageClassName="brightness-100! group-hover/card:scale-[1.025]"
        />
      </div>
      <CardBody>
        <h2 className="font-semibold text-ui md:text-body">
          <Link to="/category/$slug" params={{ slug: category.slug }} className={cardLinkClass}>
            {category.name}
          </Link>
        </h2>
        <p className="text-ink-3 text-meta">{t(productCount(category.productCount))}</p>
        {category.subCategoryArr.length > 0 && (
          <ul className="relative z-1 mt-2 flex flex-wrap gap-x-4 max-lg:hidden">
            {category.subCategoryArr.slice(0, SUBS_SHOWN).map(({ _id, slug, name }) => (
              <li key={_id}>
                <Link
                  to="/category/$slug"
                  params={{ slug }}
                  className="inline-flex min-h-8 items-center text-ink-2 text-ui hover:text-teak-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
            {more > 0 && (
              <li className="flex min-h-8 items-center text-ink-3 text-ui">
                <Trans>and {more} more</Trans>
              </li>
            )}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
