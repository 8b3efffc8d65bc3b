import { ArrowDownUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { PopoverSheet } from '#ui/overlays/PopoverSheet.tsx';
import type { ShopAddress } from '../shop.address.ts';
import { ordersOf } from './SortSelect.tsx';
import * as TEXTS from './texts.ts';

const ID = 'sort';

type Props = { address: ShopAddress; sqft: boolean; hrefFor: (patch: Partial<ShopAddress>) => string };

/** The orders of a list as links: on phones they need no script. */
export function SortMenu({ address, sqft, hrefFor }: Props) {
  const { now, offered, asked } = ordersOf(address, sqft);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="line" popoverTarget={ID} className="w-full md:hidden">
        <ArrowDownUp size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.sort}
      </Button>
      <PopoverSheet ref={panel} id={ID} side="bottom" title={TEXTS.sort} className="md:hidden">
        <ul className="-my-2 divide-y divide-line [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:text-body [&_[aria-current]]:font-semibold [&_[aria-current]]:text-teak-ink">
          {offered.map(([value, label]) => (
            <li key={value}>
              <PlaceLink
                href={hrefFor({ page: 1, ...asked(value) })}
                aria-current={value === now || undefined}
                onFollow={() => panel.current?.hidePopover()}
              >
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </PopoverSheet>
    </>
  );
}
