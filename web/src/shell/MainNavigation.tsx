import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';
import { useNavigation } from './navigation.ts';
import { TradeActions } from './TradeActions.tsx';

const ITEM = 'nav-item';

export function MainNavigation({ oneRow }: { oneRow: boolean }) {
  const { t } = useLingui();
  return (
    <div className="-mx-2 flex h-12 max-md:hidden lg:-mx-3">
      <nav aria-label={t`Main`} className="scrollbar-none flex gap-1 overflow-x-auto">
        {useNavigation().map(({ label, path }) =>
          path === null ? (
            <button key={label} type="button" className={ITEM} {...OPENS_EARLY_LOGIN} onClick={() => openLogin()}>
              {label}
            </button>
          ) : (
            <Link key={label} to={path} activeOptions={{ exact: path === '/', includeSearch: false }} className={ITEM}>
              {label}
            </Link>
          ),
        )}
      </nav>
      <span className={classes('ml-auto flex gap-1', oneRow && 'xl:hidden')}>
        <TradeActions className={`${ITEM} text-teak-ink!`} />
      </span>
    </div>
  );
}
