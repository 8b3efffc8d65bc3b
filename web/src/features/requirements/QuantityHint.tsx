import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { formatQuantity, readAmount, readQuantity, unitWord } from '@plyhaat/contract/core/quantity';
import { Chip } from '#ui/display/Chip.tsx';
import * as TEXTS from './texts.ts';

/** Says how a quantity was understood, or asks for its unit: quotes are compared by it. */
export function QuantityHint({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  if (text.trim() === '') return null;
  const read = readQuantity(text);
  if (read) return <p className="text-ink-3 text-meta">{TEXTS.understoodAsRead(formatQuantity(read))}</p>;
  const amount = readAmount(text);
  if (!amount) return <p className="text-ink-3 text-meta">{TEXTS.startWithANumber}</p>;
  const number = amount.toLocaleString('en-IN');
  return (
    <fieldset aria-label={TEXTS.unitOfTheQuantity} className="grid gap-2 text-meta">
      <p className="text-ink-3">{TEXTS.whichUnitIsIn(number)}</p>
      <div className="flex flex-wrap gap-2">
        {PRICE_UNITS.map((unit) => (
          <Chip
            key={unit}
            onClick={() => onChoose(`${number} ${unitWord(unit)}${unit === 'per Nos/sheet' ? 's' : ''}`)}
          >
            {unit === 'per Nos/sheet' ? TEXTS.sheetsOrPieces : unitWord(unit)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
