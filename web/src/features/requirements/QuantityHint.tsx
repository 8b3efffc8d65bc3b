import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { formatQuantity, readQuantity, unitWord } from '@plyhaat/contract/core/quantity';
import { Chip } from '#ui/display/Chip.tsx';
import * as TEXTS from './texts.ts';

const LEADING = /^\D{0,12}?(\d[\d,]*(?:\.\d{1,3})?)/;

/** Says how a quantity was understood, or asks for its unit: quotes are compared by it. */
export function QuantityHint({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  if (text.trim() === '') return null;
  const read = readQuantity(text);
  if (read) return <p className="text-ink-3 text-meta">{TEXTS.understoodAsRead(formatQuantity(read))}</p>;
  const number = LEADING.exec(text)?.[1];
  if (!number) return <p className="text-ink-3 text-meta">{TEXTS.startWithANumber}</p>;
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
