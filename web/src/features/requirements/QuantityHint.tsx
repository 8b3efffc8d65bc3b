import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { readAmount, readQuantity, unitWord } from '@plyhaat/contract/core/quantity';
import { Chip } from '#ui/display/Chip.tsx';
import { useSay } from '#ui/said.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import { quantityWord } from '#ui/words/unit-names.ts';

/** Says how a quantity was understood, or asks for its unit: quotes are compared by it. */
export function QuantityHint({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const { t } = useLingui();
  const say = useSay();
  if (text.trim() === '') return null;
  const read = readQuantity(text);
  if (read) return <p className="text-ink-3 text-meta">{t`Understood as ${{ read: formatQuantity(read, t) }}.`}</p>;
  const amount = readAmount(text);
  if (!amount)
    return (
      <p className="text-ink-3 text-meta">
        <Trans>Start with a number, such as 120 sheets, so that quotes can be compared.</Trans>
      </p>
    );
  const number = amount.toLocaleString('en-IN');
  return (
    <fieldset aria-label={t`Unit of the quantity`} className="grid gap-2 text-meta">
      <p className="text-ink-3">
        <Trans>Which unit is {number} in? Quotes are compared by it.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {PRICE_UNITS.map((unit) => (
          <Chip
            key={unit}
            onClick={() => onChoose(`${number} ${unitWord(unit)}${unit === 'per Nos/sheet' ? 's' : ''}`)}
          >
            {unit === 'per Nos/sheet' ? t`sheets or pieces` : quantityWord({ unit }, say)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
