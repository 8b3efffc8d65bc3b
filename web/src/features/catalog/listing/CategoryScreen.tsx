import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { readCategory } from '@plyhaat/contract/catalog/categories';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { canonicalOf } from './canonical.ts';
import { categoryDetail } from './categories.queries.ts';
import { ProductBrowser } from './ProductBrowser.tsx';

const route = getRouteApi('/category/$slug');
type Category = ReplyOf<typeof readCategory>['data'];

/** The shop's list with the category settled; a parent includes its children. */
export function CategoryScreen() {
  const { t } = useLingui();
  const router = useRouter();
  const { slug } = route.useParams();
  const address = route.useSearch();
  const { data: category } = useSuspenseQuery(categoryDetail(slug)).data;
  const path = `/category/${category.slug}`;
  const { name, productCount: count } = category;
  return (
    <div className="wrap pb-8">
      <Head
        title={category.name}
        description={t`${name} from mills, distributors and dealers across India: ${plural(count, { one: '1 product', other: `${{ shown: count.toLocaleString('en-IN') }} products` })} with prices.`}
        image={category.image}
        {...canonicalOf(path, address)}
      />
      <Crumbs
        crumbs={[
          { name: t`Categories`, path: '/categories' },
          ...(category.parent ? [{ name: category.parent.name, path: `/category/${category.parent.slug}` }] : []),
          { name: category.name, path },
        ]}
      />
      <ProductBrowser
        key={category._id}
        address={{ ...address, categories: [category._id] }}
        fixed={['categories']}
        head={<CategoryHead category={category} />}
        kinds={category.subCategoryArr.length > 0 && <SubCategories category={category} />}
        at={({ categories: _, ...search }) =>
          router.buildLocation({ to: '/category/$slug', params: { slug }, search }).href
        }
      />
    </div>
  );
}

function CategoryHead({ category }: { category: Category }) {
  return (
    <div className="flex items-center gap-3 pb-1 md:gap-4 lg:pb-2">
      <div className="size-11 flex-none overflow-hidden rounded bg-tint-1 dark:brightness-75 md:size-16 md:rounded-card lg:size-20">
        <Picture
          picture={category.picture}
          alt=""
          ratio="1/1"
          eager
          sizes="(min-width: 1024px) 80px, 64px"
          widths={[160]}
          className="bg-transparent! mix-blend-multiply"
        />
      </div>
      <h1 className="min-w-0 break-words text-head">{category.name}</h1>
    </div>
  );
}

function SubCategories({ category }: { category: Category }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Sub-categories`} className="fact-list max-lg:*:flex-none lg:flex-wrap">
      {category.subCategoryArr.map(({ _id, slug, name, productCount: count }) => (
        <li key={_id}>
          <Link to="/category/$slug" params={{ slug }}>
            {name} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
