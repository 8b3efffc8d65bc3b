import { useLingui } from '@lingui/react/macro';
import { User } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { Avatar } from './Avatar.tsx';
import { HeaderPopup } from './HeaderPopup.tsx';
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';
import { useShellParts } from './parts.ts';

// One width for everybody: the name that appears after hydration moves nothing.
const LOOK =
  'flex h-11 w-11 items-center justify-center gap-2.5 rounded-full font-semibold text-ui hover:bg-sunken lg:w-34 lg:border lg:border-line-2 lg:px-1';

/** Who is signed in, or the way to sign in: one and the same button, so that it keeps the focus. */
export function Me() {
  const { t } = useLingui();
  const { user } = useSession();
  const name = user ? user.name || t`Member` : t`Login`;
  return (
    <HeaderPopup
      trigger={(opensPanel) => (
        <button type="button" className={LOOK} {...(user ? opensPanel : opensLogin)}>
          {user ? (
            <Avatar name={name} />
          ) : (
            <User size={21} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
          )}
          <span className="truncate max-lg:sr-only">{name}</span>
        </button>
      )}
    >
      {(close) => <Panel close={close} />}
    </HeaderPopup>
  );
}

const opensLogin = { ...OPENS_EARLY_LOGIN, onClick: () => openLogin() };

function Panel({ close }: { close: () => void }) {
  const AccountPanel = useLazyPart(true, useShellParts().loadAccountPanel, close);
  return AccountPanel && <AccountPanel close={close} />;
}
