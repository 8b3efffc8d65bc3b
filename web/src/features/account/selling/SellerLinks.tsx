import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { AccountMenu, Waiting } from '../AccountMenu.tsx';
import type { AccountTab } from '../sections.ts';
import { entryOf } from '../tabs.ts';

/** The places that a seller goes to most, beside the inbox. */
const SHOWN: readonly string[] = [
  'leads',
  'myProducts',
  'myQuotes',
  'myFlashSales',
  'myReels',
  'insights',
  'mySubscription',
];

type Props = { tabs: readonly AccountTab[]; here: AccountTab };

/** At a desk, above a screen that takes the whole width: the menu as a row, the rest of it behind a button. */
export function SellerLinks({ tabs, here }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const entry = entryOf(tabs, here);
  const [inbox, ...others] = SHOWN.flatMap((name) => tabs.filter(({ tab }) => tab === name));
  const tabLink = ({ tab, label }: AccountTab) => (
    <Link
      key={tab}
      to="/account"
      search={{ tab }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={tab === entry ? 'page' : undefined}
      className={tabLinkClass}
    >
      {label && t(label)}
      {tab === 'leads' && <Waiting className="ml-1.5" />}
    </Link>
  );
  return (
    <div className="flex items-center justify-between gap-6 max-lg:hidden">
      <div className="min-w-0 flex-1">
        <TabLinks label={t`Seller menu`}>
          {inbox && tabLink(inbox)}
          <Link to="/requirements" className={tabLinkClass}>
            <Trans>Requirements</Trans>
          </Link>
          {others.map(tabLink)}
        </TabLinks>
      </div>
      <Button variant="quiet" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>More</Trans>
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t`Account`} side="right">
        <AccountMenu tabs={tabs} current={here} onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
