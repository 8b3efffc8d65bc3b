import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router';
import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { type SessionUser, useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { OpenTabs } from '#shell/open-tabs.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/display/Empty.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { AccountTab } from './sections.ts';
import { SellerBar } from './selling/SellerBar.tsx';
import { SellerLinks } from './selling/SellerLinks.tsx';
import { entryOf, PROFILE, tabNamed } from './tabs.ts';
import { useTabs } from './useTabs.ts';

const account = getRouteApi('/account');
const order = getRouteApi('/account/orders/$id');
const OrderScreen = lazyRouteComponent(() => import('#features/billing/orders/OrderScreen.tsx'), 'OrderScreen');

/** The frame of the account area: who is signed in, the menu, and the screen that the address names (SHELL-10). */
export function AccountScreen() {
  const { tab } = account.useSearch();
  return <AccountPage tab={tab} />;
}

/** /account/orders/{id}, in the same frame. */
export function OrderPage() {
  const { id } = order.useParams();
  return (
    <AccountPage tab="orders">
      <OrderScreen id={id} />
    </AccountPage>
  );
}

function AccountPage({ tab, children }: Omit<FrameProps, 'user'>) {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <>
      <Head title={t`Account`} />
      <Guard allowed={user !== null} otherwise="/">
        {user && (
          <Frame key={user._id} user={user} tab={tab}>
            {children}
          </Frame>
        )}
      </Guard>
    </>
  );
}

type FrameProps = { user: SessionUser; tab: string | undefined; children?: ReactNode };

/** The menu beside the screen of a tab, or beside what stands in its place. */
function Frame({ user, tab, children }: FrameProps) {
  const tabs = useTabs(user.role);
  const named = tabNamed(tabs, tab);
  const current = named ?? PROFILE;
  const Screen = named?.screen ?? UnknownTab;
  const isWide = !children && named?.wide;
  const sells = isBusiness(user.role);
  return (
    <>
      <div
        className={classes(
          'wrap grid gap-5',
          isWide
            ? 'max-lg:gap-0 lg:gap-3 lg:pt-3 lg:pb-6'
            : 'py-6 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-8 lg:py-8',
        )}
      >
        <MenuButton tabs={tabs} current={current} className={sells ? 'max-md:hidden' : ''} isWide={isWide ?? false} />
        {isWide ? (
          <SellerLinks tabs={tabs} here={current} />
        ) : (
          <div className="rounded-card border border-line bg-surface p-3 max-lg:hidden lg:sticky lg:top-35 xl:top-23">
            <WhoAmI user={user} />
            <AccountMenu tabs={tabs} current={current} />
          </div>
        )}
        <div className="min-w-0">
          <OpenTabs value={tabs.map(({ tab }) => tab)}>
            <Suspense key={named?.tab ?? tab} fallback={<ScreenSkeleton />}>
              {children ?? <Screen />}
            </Suspense>
          </OpenTabs>
        </div>
      </div>
      {sells && <SellerBar tabs={tabs} current={current} />}
    </>
  );
}

function WhoAmI({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { data } = useQuery(ownProfile(user._id));
  const name = data?.companyObj?.name ?? user.name;
  const city = isBusiness(user.role) && data?.cityName;
  return (
    <div className="mb-3 flex items-center gap-3 border-line border-b px-2 pt-2 pb-4">
      <Picture
        picture={data?.profilePicture}
        alt=""
        sizes="44px"
        ratio="1/1"
        className="w-11 flex-none rounded"
        imageClassName=""
      />
      <div className="min-w-0">
        <p className="truncate font-semibold text-ui">{name || t`Member`}</p>
        <p className="truncate text-ink-3 text-meta">{[t(ROLE_NAMES[user.role]), city].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

type MenuButtonProps = { tabs: readonly AccountTab[]; current: AccountTab; className: string; isWide: boolean };

/** Small screens: one line that says where one is and opens the menu. On phones a seller has the bar for it. */
function MenuButton({ tabs, current, className, isWide }: MenuButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const here = tabs.find(({ tab }) => tab === entryOf(tabs, current))?.label;
  return (
    <div className={classes('lg:hidden', isWide && 'py-3', className)}>
      <Button variant="line" block aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={18} strokeWidth={1.75} aria-hidden="true" />
        {t`Account menu: ${{ here: here ? t(here) : '' }}`}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className="ml-auto text-ink-3" />
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t`Account`} side="bottom">
        <AccountMenu tabs={tabs} current={current} onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}

/** An address of ours that does not exist, or not for this member. */
function UnknownTab() {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Page not found</Trans>
      </h1>
      <Empty
        text={t`There is no such page in your account. It may have moved, or it may not be available for your role.`}
        action={
          <Link to="/account" className={buttonClass({ variant: 'line' })}>
            <Trans>Go to your profile</Trans>
          </Link>
        }
      />
    </div>
  );
}

function ScreenSkeleton() {
  return (
    <div className="grid gap-5">
      <Loading />
      <Skeleton className="h-9 w-48" />
      <Skeleton corners="card" className="h-48" />
      <Skeleton corners="card" className="h-72" />
    </div>
  );
}
