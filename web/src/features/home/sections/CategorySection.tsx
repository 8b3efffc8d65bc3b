import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Category } from '@plyhaat/contract/catalog/categories';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryList, picturedCategories } from '#features/catalog/catalog.queries.ts';
import type { Section } from '#shell/later.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { tintAt } from '#ui/display/tints.ts';
import { Rail } from '../Rail.tsx';

const AUTOPLAY = 3000;

export const categorySection: Section = {
  Show: CategorySection,
  reads: (queries) => [queries.ensureQueryData(categoryList()), queries.ensureQueryData(picturedCategories())],
};

function CategorySection() {
  const { t } = useLingui();
  const { data: categories } = useSuspenseQuery(categoryList()).data;
  const { data: pictured } = useSuspenseQuery(picturedCategories());
  if (categories.length === 0) return null;
  return (
    <Rail
      label={t`Categories`}
      slides="ten"
      autoplay={AUTOPLAY}
      title={t`Category`}
      link={
        <Link to="/categories" className={sectionLinkClass}>
          <Trans>View All →</Trans>
        </Link>
      }
    >
      {categories.map((category, at) => (
        <CategoryCard
          key={category._id}
          category={category}
          picture={pictured.find(({ _id }) => _id === category._id)?.picture}
          tint={tintAt(at)}
        />
      ))}
    </Rail>
  );
}

type CardProps = {
  category: Pick<Category, '_id' | 'name' | 'productCount'>;
  picture: Category['picture'] | undefined;
  tint: string;
};

function CategoryCard({ category, picture, tint }: CardProps) {
  const count = category.productCount;
  const { t } = useLingui();
  return (
    <Link to="/shop" search={{ categories: [category._id] }} className="group/card block rounded-card">
      <div className={`overflow-hidden rounded-card ${tint}`}>
        <Picture
          picture={picture}
          alt=""
          ratio="1/1"
          sizes="(min-width:768px) 150px,28vw"
          widths={[160, 320]}
          className="bg-transparent! mix-blend-multiply"
        />
      </div>
      <b className="mt-2.5 block truncate font-semibold text-ui">{category.name}</b>
      <span className="block text-ink-3 text-meta">
        {t`${plural(count, { one: '1 product', other: `${count} products` })}`}
      </span>
    </Link>
  );
}
