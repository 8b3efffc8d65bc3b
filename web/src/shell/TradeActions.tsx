import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { useFeature } from './installation.ts';
import { OPENS_EARLY_LOGIN, openLogin } from './login.ts';

type Props = { className: string; onChoose?: () => void };

/** The two things people come to do: say what they need, or start to sell. */
export function TradeActions({ className, onChoose }: Props) {
  const takesRequirements = useFeature('requirements');
  return (
    <>
      {takesRequirements && <PostRequirement className={className} onChoose={onChoose} />}
      <SellHere className={className} onChoose={onChoose} />
    </>
  );
}

type ActionProps = { className: string; onChoose: (() => void) | undefined };

/** Members go straight to the form, everybody else signs in first (HOME-8). */
function PostRequirement({ className, onChoose }: ActionProps) {
  const { t } = useLingui();
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  if (isAuthenticated)
    return (
      <Link to="/account" search={{ tab: 'addRequirement' }} onClick={onChoose} className={className}>
        <Trans>Post requirement</Trans>
      </Link>
    );
  const signIn = () => {
    onChoose?.();
    openLogin({
      why: t`Sign in to post a requirement`,
      goOn: () => void navigate({ to: '/account', search: { tab: 'addRequirement' } }),
    });
  };
  return (
    <button type="button" {...OPENS_EARLY_LOGIN} onClick={signIn} className={className}>
      <Trans>Post requirement</Trans>
    </button>
  );
}

/** A buyer's account is turned into a seller's; whoever sells already adds a product. */
function SellHere({ className, onChoose }: ActionProps) {
  const { user } = useSession();
  const isOpen = useFeature('registration');
  if (!isOpen && !(user && isBusiness(user.role))) return null;
  if (!user)
    return (
      <Link to="/register" onClick={onChoose} className={className}>
        <Trans>Sell on Plyhaat</Trans>
      </Link>
    );
  const tab = isBusiness(user.role) ? 'addProducts' : 'startSelling';
  return (
    <Link to="/account" search={{ tab }} onClick={onChoose} className={className}>
      <Trans>Sell on Plyhaat</Trans>
    </Link>
  );
}
