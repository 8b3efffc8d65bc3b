import { useLingui } from '@lingui/react/macro';
import type { CutSheet } from './cutting/packer.ts';
import type { Stock } from './cutting/parts.ts';
import type { PlannedPart } from './furniture.ts';
import type { Units } from './lengths.ts';

type Props = {
  sheet: CutSheet;
  stock: Stock;
  parts: readonly PlannedPart[];
  at: number;
  of: number;
  units: Units;
};

/** Below this a name does not fit on its part. */
const [SHORTEST_LABEL, NARROWEST_LABEL] = [300, 110];

/** A sheet from above with its parts where they are cut; what is hatched is left over. */
export function LayoutDrawing({ sheet, stock, parts, at, of, units }: Props) {
  const { t } = useLingui();
  const text = sheet.map(({ part, length, width }) => `${parts[part]?.name} ${units.size(length, width)}`).join(', ');
  return (
    <svg
      role="img"
      aria-label={t`Sheet ${at} of ${of}: ${text}`}
      viewBox={`-4 -4 ${stock.length + 8} ${stock.width + 8}`}
      className="block w-full"
    >
      <rect width={stock.length} height={stock.width} className="fill-sunken stroke-line-2" strokeWidth={6} />
      {sheet.map(({ part, x, y, length, width }) => (
        <g key={`${x} ${y}`}>
          <rect {...{ x, y, width: length, height: width }} className="fill-ply-1/40 stroke-teak" strokeWidth={5} />
          <Label name={parts[part]?.name ?? ''} size={units.short(length, width)} {...{ x, y, length, width }} />
        </g>
      ))}
    </svg>
  );
}

type LabelProps = { name: string; size: string; x: number; y: number; length: number; width: number };

function Label({ name, size, x, y, length, width }: LabelProps) {
  const upright = width > length * 1.4;
  const [along, across] = upright ? [width, length] : [length, width];
  if (along < SHORTEST_LABEL || across < NARROWEST_LABEL) return null;
  const [middleX, middleY] = [x + length / 2, y + width / 2];
  const fontSize = Math.min(88, across / 2.6, along / 8);
  return (
    <text
      x={middleX}
      y={middleY}
      fontSize={fontSize}
      textAnchor="middle"
      {...(upright && { transform: `rotate(-90 ${middleX} ${middleY})` })}
      className="fill-ink font-medium"
    >
      <tspan x={middleX} dy="-0.2em">
        {name}
      </tspan>
      <tspan x={middleX} dy="1.15em" className="fill-ink-2">
        {size}
      </tspan>
    </text>
  );
}
