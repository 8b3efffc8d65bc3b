import { useLazyPart } from '#ui/useLazyPart.ts';
import { useCompared } from './compared.ts';

const load = () => import('./CompareBar.tsx').then((chunk) => chunk.CompareBar);
const nothing = () => {};

/** The way to the comparison, from the first product that is put aside for it. */
export function CompareDock() {
  const all = useCompared();
  const Bar = useLazyPart(all.length > 0, load, nothing);
  return Bar && all.length > 0 ? <Bar products={all} /> : null;
}
