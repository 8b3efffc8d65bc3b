import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import type { ReactNode } from 'react';
import { useSay } from '#ui/said.ts';
import { quantityWord } from '#ui/words/unit-names.ts';
import { goodsLine } from './words.ts';

export type Summed = Pick<
  Quote,
  'unitPrice' | 'unit' | 'unitName' | 'quantity' | 'freight' | 'gstPercent' | 'goods' | 'gst' | 'total' | 'landed'
>;

/** How the total of a quote is made up. */
export function QuoteSum({ quote }: { quote: Summed }) {
  const { t } = useLingui();
  const _say = useSay();
  const { quantity, freight, gstPercent, goods, gst, total, landed } = quote;
  if (goods === null || gst === null || total === null || landed === null || !quantity) return null;
  return (
    <dl className="grid gap-2 text-ui tabular-nums">
      <Line label={goodsLine(quote, t)}>{formatRupees(goods)}</Line>
      <Line label={t`Freight`}>{freight === 0 ? t`Included` : formatRupees(freight)}</Line>
      <Line label={t`GST ${gstPercent}%`}>{formatRupees(gst)}</Line>
      <Line label={t`In all`}>
        <b className="font-semibold">{formatRupees(total)}</b>
      </Line>
      <div className="flex items-baseline justify-between gap-4 border-line-2 border-t border-dashed pt-2">
        <dt className="text-ink-2">{t`Landed per ${{ unit: quantityWord(quantity, t) }}`}</dt>
        <dd className="text-title">{formatRupees(landed)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
