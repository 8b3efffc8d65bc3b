import type { Topup } from '@plyhaat/contract/billing/billing';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Features } from './Features.tsx';
import { withGst } from './gst.ts';

export function TopupCard({ topup: { name, description, priceArr, messageArr } }: { topup: Topup }) {
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        <h2 className="text-title">{name}</h2>
        <p className="mt-1 text-ink-2 text-ui">{description}</p>
      </div>
      <table className="w-full text-ui tabular-nums">
        <thead className="text-ink-3 text-meta">
          <tr className="text-left">
            <th scope="col" className="py-1 font-normal">
              Runs for
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Price
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              With 18% GST
            </th>
          </tr>
        </thead>
        <tbody>
          {priceArr.map(({ _id, price, numberOfDays }) => (
            <tr key={_id} className="border-line border-t">
              <th scope="row" className="py-2.5 text-left font-medium">
                {numberOfDays} days
              </th>
              <td className="py-2.5 text-right font-semibold">{formatRupees(price)}</td>
              <td className="py-2.5 text-right text-ink-2">{withGst(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Features features={messageArr} />
    </article>
  );
}
