import type { readCategory } from '@plyhaat/contract/catalog/categories';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { canonicalOf } from './canonical.ts';
import { categoryDetail } from './categories.queries.ts';
import { productCount } from './counts.ts';
import { ProductBrowser } from './ProductBrowser.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/category/$slug');
type Category = ReplyOf<typeof readCategory>['data'];

/** The shop's list with the category settled; a parent includes its children. */
export function CategoryScreen() {
  const router = useRouter();
  const { slug } = route.useParams();
  const address = route.useSearch();
  const { data: category } = useSuspenseQuery(categoryDetail(slug)).data;
  const path = `/category/${category.slug}`;
  return (
    <div className="wrap pb-8">
      <Head
        title={category.name}
        description={TEXTS.fromMillsDistributorsAnd(category.name, productCount(category.productCount))}
        image={category.image}
        {...canonicalOf(path, address)}
      />
      <Crumbs
        crumbs={[
          { name: TEXTS.categories, path: '/categories' },
          ...(category.parent ? [{ name: category.parent.name, path: `/category/${category.parent.slug}` }] : []),
          { name: category.name, path },
        ]}
      />
      <CategoryHead category={category} />
      <ProductBrowser
        key={category._id}
        address={{ ...address, categories: [category._id] }}
        fixed={['categories']}
        at={({ categories: _, ...search }) =>
          router.buildLocation({ to: '/category/$slug', params: { slug }, search }).href
        }
      />
    </div>
  );
}

function CategoryHead({ category }: { category: Category }) {
  return (
    <div className="mb-6 flex items-center gap-x-5 gap-y-4 rounded-lg bg-tint-1 p-4 text-night max-sm:flex-wrap sm:gap-8 sm:p-6">
      <Picture
        picture={category.picture}
        alt=""
        ratio="1/1"
        eager
        sizes="(min-width: 640px) 160px, 96px"
        widths={[160, 320]}
        className="w-24 flex-none bg-transparent! mix-blend-multiply sm:w-40"
        imageClassName="brightness-100!"
      />
      <div className="min-w-0 max-sm:contents">
        <h1 className="min-w-0 flex-1 break-words text-head">{category.name}</h1>
        {category.subCategoryArr.length > 0 && (
          <ul aria-label={TEXTS.subCategories} className="flex flex-wrap gap-2 max-sm:basis-full sm:mt-3">
            {category.subCategoryArr.map(({ _id, slug, name, productCount: count }) => (
              <li key={_id}>
                <Link to="/category/$slug" params={{ slug }} className={chipClass()}>
                  {name} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
