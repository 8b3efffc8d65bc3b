import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useFeature } from '#shell/installation.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { QUOTE_ANCHOR } from '../quotes/arrival.ts';

/** In the order in which it is needed. */
const WHAT_IT_TAKES = [
  msg`A seller’s account, which is free.`,
  msg`Your price, GST, freight, lead time and last day. Sending a quote is free.`,
  msg`The buyer’s number comes when the buyer accepts or lets you call. With a plan you can ask for it before.`,
];

/** REQ-18: for whoever is no seller, or not signed in: what it takes to quote, and the way there. */
export function HowToQuote({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { status, matchedSellers = 0 } = requirement;
  const isOpen = status === 'Active';
  return (
    <Panel title={isOpen ? t`Quote for this requirement` : t`It takes no quotes now`}>
      {isOpen && (
        <ul className="mb-4 grid gap-2 text-ui">
          {WHAT_IT_TAKES.map((text) => (
            <li key={text.id} className="flex gap-2">
              <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-leaf" />
              {t(text)}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <Begin requirement={requirement} />}
      <p className="text-ink-2 text-meta">
        {matchedSellers > 0 && (
          <>
            <Plural
              value={matchedSellers}
              one="1 seller was notified."
              other={`${matchedSellers} sellers were notified.`}
            />{' '}
          </>
        )}
        <Trans>Sellers are notified of requirements that fit their products and the states they deliver to.</Trans>
      </p>
    </Panel>
  );
}

/** A stranger signs in and stands before the form; a buyer opens a store first. */
function Begin({ requirement: { _id, productName } }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { user } = useSession();
  const canRegister = useFeature('registration');
  const navigate = useNavigate();
  const toForm = () => void navigate({ to: '/requirement/$id', params: { id: _id }, hash: QUOTE_ANCHOR });
  if (user)
    return canRegister ? (
      <Link to="/account" search={{ tab: 'startSelling' }} className={buttonClass({ block: true }, 'mb-4')}>
        <Trans>Open a store to quote</Trans>
      </Link>
    ) : null;
  return (
    <div className="mb-4 grid gap-2">
      <Button
        block
        {...OPENS_EARLY_LOGIN}
        onClick={() => openLogin({ why: t`Sign in to quote for “${productName}”`, goOn: toForm })}
      >
        <Trans>Sign in to quote</Trans>
      </Button>
      {canRegister && (
        <Link to="/register" className={buttonClass({ variant: 'line', block: true })}>
          <Trans>Register as a seller</Trans>
        </Link>
      )}
    </div>
  );
}
