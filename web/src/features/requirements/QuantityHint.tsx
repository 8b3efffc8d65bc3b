import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { formatQuantity, readQuantity, unitWord } from '@plyhaat/contract/core/quantity';
import { Chip } from '#ui/display/Chip.tsx';

const LEADING = /^\D{0,12}?(\d[\d,]*(?:\.\d{1,3})?)/;

/** Says how a quantity was understood, or asks for its unit: quotes are compared by it. */
export function QuantityHint({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  if (text.trim() === '') return null;
  const read = readQuantity(text);
  if (read) return <p className="text-ink-3 text-meta">Understood as {formatQuantity(read)}.</p>;
  const number = LEADING.exec(text)?.[1];
  if (!number)
    return (
      <p className="text-ink-3 text-meta">Start with a number, such as 120 sheets, so that quotes can be compared.</p>
    );
  return (
    <fieldset aria-label="Unit of the quantity" className="grid gap-2 text-meta">
      <p className="text-ink-3">Which unit is {number} in? Quotes are compared by it.</p>
      <div className="flex flex-wrap gap-2">
        {PRICE_UNITS.map((unit) => (
          <Chip
            key={unit}
            onClick={() => onChoose(`${number} ${unitWord(unit)}${unit === 'per Nos/sheet' ? 's' : ''}`)}
          >
            {unit === 'per Nos/sheet' ? 'sheets or pieces' : unitWord(unit)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
