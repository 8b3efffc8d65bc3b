import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { PopoverSheet } from '#ui/overlays/PopoverSheet.tsx';
import type { ShopAddress } from '../shop.address.ts';
import { ordersOf } from './SortSelect.tsx';

const ID = 'sort';

type Props = { address: ShopAddress; sqft: boolean; hrefFor: (patch: Partial<ShopAddress>) => string };

/** The orders of a list as links: on phones they need no script. */
export function SortMenu({ address, sqft, hrefFor }: Props) {
  const { t } = useLingui();
  const { now, offered, asked } = ordersOf(address, sqft);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="line" popoverTarget={ID} className="w-full md:hidden">
        <ArrowDownUp size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Sort</Trans>
      </Button>
      <PopoverSheet ref={panel} id={ID} side="bottom" title={t`Sort`} className="md:hidden">
        <ul className="-my-2 divide-y divide-line [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:text-body [&_[aria-current]]:font-semibold [&_[aria-current]]:text-teak-ink">
          {offered.map(([value, label]) => (
            <li key={value}>
              <PlaceLink
                href={hrefFor({ page: 1, ...asked(value) })}
                aria-current={value === now || undefined}
                onFollow={() => panel.current?.hidePopover()}
              >
                {t(label)}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </PopoverSheet>
    </>
  );
}
