import { type ComponentProps, useInsertionEffect } from 'react';
import { classes } from '../classes.ts';
import { addSymbol, type IconData, noteIcon, symbolId } from './symbols.ts';

type Props = ComponentProps<'svg'> & { size?: number | string };
/** Most icons are drawn so: `components.css` has it. */
const USUAL_STROKE = 1.75;
const USUAL_SIZE = 18;

/**
 * Stands in for lucide's own factory in the built app (`web/icon-factory.ts`): a page with two hundred icons holds each
 * drawing once. Stroke, fill and the usual size are in `components.css`.
 */
export function createIcon(icon: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, className, ...svg }: Props) {
    const stroke = strokeWidth === USUAL_STROKE ? undefined : strokeWidth;
    const side = size === USUAL_SIZE ? undefined : size;
    noteIcon(icon);
    useInsertionEffect(() => addSymbol(icon), []);
    return (
      <svg
        aria-hidden="true"
        width={side}
        height={side}
        strokeWidth={stroke}
        {...svg}
        className={classes('line-icon', className)}
      >
        <use href={`#${symbolId(icon)}`} />
      </svg>
    );
  };
}
