import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard as Product } from '@plyhaat/contract/catalog/catalog';
import type { OfferedKind, PlaceLink as Target } from '@plyhaat/contract/discovery/found';
import type { SellerCard as Seller } from '@plyhaat/contract/sellers/sellers';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import { shownProduct } from '#features/catalog/shown-product.ts';
import { SellerCard } from '#features/sellers/SellerCard.tsx';
import type { Question } from '#shell/structured-data.ts';
import { chipClass } from '#ui/display/Chip.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { inFigures, rangeShown, unitWords } from './words.ts';

type SectionProps = { title: string; line?: string | undefined; link?: ReactNode; children: ReactNode };

function Section({ title, line, link, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-10 lg:pt-14">
      <SectionHead id={id} title={title} line={line} link={link} />
      {children}
    </section>
  );
}

type Whole = { readonly label: string; readonly href: string };
const wholeList = (all: Whole | undefined) =>
  all && (
    <PlaceLink href={all.href} className={sectionLinkClass}>
      {all.label}
    </PlaceLink>
  );

type SellersProps = { title: string; line?: string; sellers: readonly Seller[]; all?: Whole };

export function SellersSection({ title, line, sellers, all }: SellersProps) {
  if (sellers.length === 0) return null;
  return (
    <Section title={title} line={line} link={wholeList(all)}>
      <ul className="grid gap-gap *:min-w-0 sm:grid-cols-2 xl:grid-cols-3">
        {sellers.map((seller, at) => (
          <li key={seller._id}>
            <SellerCard seller={seller} eager={at < 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ProductsSection({
  title,
  products,
  all,
}: {
  title: string;
  products: readonly Product[];
  all?: Whole;
}) {
  if (products.length === 0) return null;
  return (
    <Section title={title} link={wholeList(all)}>
      <Grid as="ul" columns="results">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={shownProduct(product)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const CELL = 'px-3 py-3 text-left sm:px-5';

/** What is on offer by category, with what is asked for it. */
export function PricesSection({ title, kinds }: { title: string; kinds: readonly OfferedKind[] }) {
  const { t } = useLingui();
  if (kinds.length === 0) return null;
  return (
    <Section title={title} line={t`Lowest and highest current price, before GST`}>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full border-collapse text-ui tabular-nums">
          <thead className="bg-sunken text-ink-2 text-meta">
            <tr>
              <th scope="col" className={CELL}>
                <Trans>Category</Trans>
              </th>
              <th scope="col" className={`${CELL} text-right! max-xs:hidden`}>
                <Trans>Products</Trans>
              </th>
              <th scope="col" className={`${CELL} text-right!`}>
                <Trans>Price</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ name, slug, productsCount, prices }) => (
              <tr key={slug} className="border-line border-t align-top">
                <th scope="row" className={`${CELL} font-semibold`}>
                  <Link
                    to="/category/$slug"
                    params={{ slug }}
                    className="link inline-flex min-h-11 items-center sm:min-h-0"
                  >
                    {name}
                  </Link>
                </th>
                <td className={`${CELL} text-right! max-xs:hidden`}>{inFigures(productsCount)}</td>
                <td className={`${CELL} text-right!`}>
                  <Ranges prices={prices} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Grades do not compare, and neither do units: one line for each. */
function Ranges({ prices }: { prices: OfferedKind['prices'] }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-1">
      {prices.map((range) => (
        <li key={`${range.grade} ${range.unit} ${range.unitName}`}>
          {range.grade && <span className="mr-2 text-ink-2 text-meta">{range.grade}</span>}
          <span className="whitespace-nowrap font-semibold">{rangeShown(range)}</span>{' '}
          <span className="whitespace-nowrap text-ink-3 text-meta">{unitWords(range, t)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where to go on, each with its number. */
export function LinksSection({ title, links }: { title: string; links: readonly Target[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2.5">
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <PlaceLink href={path} className={chipClass()}>
              {name} <span className="font-normal text-ink-3 tabular-nums">{inFigures(count)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function QuestionsSection({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Questions and answers`}>
      <dl className="grid gap-gap md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="rounded-card border border-line bg-surface p-4 sm:p-6">
            <dt className="font-semibold text-body">{question}</dt>
            <dd className="mt-2 text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
