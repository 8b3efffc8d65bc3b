import { Link } from '@tanstack/react-router';
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';
import { useNavigation } from './navigation.ts';
import { TradeActions } from './TradeActions.tsx';
import * as TEXTS from './texts.ts';

const ITEM =
  'relative flex items-center whitespace-nowrap px-2 font-medium text-ink-2 text-ui hover:text-ink lg:px-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 lg:aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:ply-edge-now';

export function MainNavigation() {
  return (
    <div className="-mx-2 flex h-12 max-md:hidden lg:-mx-3">
      <nav aria-label={TEXTS.main} className="scrollbar-none flex gap-1 overflow-x-auto">
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
      <span className="ml-auto flex gap-1">
        <TradeActions className={`${ITEM} text-teak-ink!`} />
      </span>
    </div>
  );
}
