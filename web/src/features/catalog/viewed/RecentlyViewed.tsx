import { useLazyPart } from '#ui/useLazyPart.ts';
import { useViewed } from './viewed.ts';

const load = () => import('./ViewedStrip.tsx').then((chunk) => chunk.ViewedStrip);
const nothing = () => {};

/** What was opened before in this browser; its code comes where there is something to show. */
export function RecentlyViewed({ besides, className }: { besides?: string; className?: string }) {
  const products = useViewed().filter(({ _id }) => _id !== besides);
  const Strip = useLazyPart(products.length > 0, load, nothing);
  return Strip && products.length > 0 ? <Strip products={products} className={className} /> : null;
}
