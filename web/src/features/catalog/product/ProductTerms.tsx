import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { ChevronDown, type LucideIcon, RotateCcw, ShieldCheck, Truck } from 'lucide-react';

/** CAT-10, in the marketplace's name and not in the seller's. */
const TERMS: readonly { title: MessageDescriptor; Icon: LucideIcon; lines: readonly MessageDescriptor[] }[] = [
  {
    title: msg`Shipping`,
    Icon: Truck,
    lines: [msg`Free shipping over ₹5,000`, msg`Standard ₹299 (5-7 days)`, msg`Express ₹599 (2-3 days)`],
  },
  { title: msg`Warranty`, Icon: ShieldCheck, lines: [msg`2-year warranty`] },
  { title: msg`Returns`, Icon: RotateCcw, lines: [msg`30-day returns`] },
];

export function ProductTerms({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const warranty = product.specifications.find(({ name }) => name === 'Warranty')?.value;
  return (
    <section aria-label={t`Terms`} className="border-line border-t pt-5 text-ui lg:row-span-2 print:col-span-2">
      {warranty && (
        <p className="mb-3">
          <Trans>
            <b className="font-semibold">Warranty on this product:</b> {warranty}
          </Trans>
        </p>
      )}
      <details className="group/terms">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-ink-2 [&::-webkit-details-marker]:hidden">
          <Trans>General terms; the seller's own terms on freight, warranty and returns apply</Trans>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="flex-none text-ink-3 transition-transform group-open/terms:rotate-180"
          />
        </summary>
        <ul className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-[1.6fr_1fr_1fr]">
          {TERMS.map(({ title, Icon, lines }) => (
            <li key={title.id} className="flex gap-3">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-teak" />
              <div>
                <b className="block font-semibold">{t(title)}</b>
                {lines.map((line) => (
                  <span key={line.id} className="block text-ink-2">
                    {t(line)}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
