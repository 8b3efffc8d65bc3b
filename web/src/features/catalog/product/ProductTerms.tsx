import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react';

/** The policy text of spec 1 §2, in the marketplace's name and not in the seller's. */
const TERMS = [
  {
    title: 'Shipping',
    Icon: Truck,
    lines: ['Free shipping over ₹5,000', 'Standard ₹299 (5-7 days)', 'Express ₹599 (2-3 days)'],
  },
  { title: 'Warranty', Icon: ShieldCheck, lines: ['2-year warranty'] },
  { title: 'Returns', Icon: RotateCcw, lines: ['30-day returns'] },
] as const;

export function ProductTerms({ product }: { product: ProductDetail }) {
  const warranty = product.specifications.find(({ name }) => name === 'Warranty')?.value;
  return (
    <section aria-label="Terms" className="border-line border-t pt-5 text-ui print:col-span-2">
      {warranty && (
        <p className="mb-3">
          <b className="font-semibold">Warranty on this product:</b> {warranty}
        </p>
      )}
      <p className="text-ink-3 text-meta">
        General terms; the seller's own terms on freight, warranty and returns apply
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-[1.6fr_1fr_1fr]">
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
    </section>
  );
}
