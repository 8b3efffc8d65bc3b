import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { ChevronDown, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import * as TEXTS from './texts.ts';

/** CAT-10, in the marketplace's name and not in the seller's. */
const TERMS = [
  {
    title: TEXTS.shipping,
    Icon: Truck,
    lines: [TEXTS.freeShippingOver5, TEXTS.standard29957, TEXTS.express59923],
  },
  { title: TEXTS.warranty, Icon: ShieldCheck, lines: ['2-year warranty'] },
  { title: TEXTS.returns, Icon: RotateCcw, lines: ['30-day returns'] },
] as const;

export function ProductTerms({ product }: { product: ProductDetail }) {
  const warranty = product.specifications.find(({ name }) => name === 'Warranty')?.value;
  return (
    <section aria-label={TEXTS.terms} className="border-line border-t pt-5 text-ui print:col-span-2">
      {warranty && (
        <p className="mb-3">
          <b className="font-semibold">{TEXTS.warrantyOnThisProduct}</b> {warranty}
        </p>
      )}
      <details className="group/terms">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-ink-2 [&::-webkit-details-marker]:hidden">
          {TEXTS.generalTermsTheSellers}
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="flex-none text-ink-3 transition-transform group-open/terms:rotate-180"
          />
        </summary>
        <ul className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-[1.6fr_1fr_1fr]">
          {TERMS.map(({ title, Icon, lines }) => (
            <li key={title} className="flex gap-3">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-teak" />
              <div>
                <b className="block font-semibold">{title}</b>
                {lines.map((line) => (
                  <span key={line} className="block text-ink-2">
                    {line}
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
