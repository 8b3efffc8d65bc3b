import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useFeature } from '#shell/installation.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { QUOTE_ANCHOR } from '../quotes/arrival.ts';
import * as TEXTS from './texts.ts';

/** REQ-18: for whoever is no seller, or not signed in: what it takes to quote, and the way there. */
export function HowToQuote({ requirement }: { requirement: Requirement }) {
  const { status, matchedSellers = 0 } = requirement;
  const isOpen = status === 'Active';
  return (
    <Panel title={isOpen ? TEXTS.quoteForThis : TEXTS.takesNoQuotes}>
      {isOpen && (
        <ul className="mb-4 grid gap-2 text-ui">
          {TEXTS.WHAT_IT_TAKES.map((text) => (
            <li key={text} className="flex gap-2">
              <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-leaf" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <Begin requirement={requirement} />}
      <p className="text-ink-2 text-meta">
        {matchedSellers > 0 &&
          TEXTS.valueNotified(matchedSellers === 1 ? '1 seller was' : TEXTS.matchedSellersSellersWere(matchedSellers))}
        {TEXTS.sellersAreNotifiedOf}
      </p>
    </Panel>
  );
}

/** A stranger signs in and stands before the form; a buyer opens a store first. */
function Begin({ requirement: { _id, productName } }: { requirement: Requirement }) {
  const { user } = useSession();
  const canRegister = useFeature('registration');
  const navigate = useNavigate();
  const toForm = () => void navigate({ to: '/requirement/$id', params: { id: _id }, hash: QUOTE_ANCHOR });
  if (user)
    return canRegister ? (
      <Link to="/account" search={{ tab: 'startSelling' }} className={buttonClass({ block: true }, 'mb-4')}>
        {TEXTS.openAStore}
      </Link>
    ) : null;
  return (
    <div className="mb-4 grid gap-2">
      <Button
        block
        {...OPENS_EARLY_LOGIN}
        onClick={() => openLogin({ why: TEXTS.signInToQuoteFor(productName), goOn: toForm })}
      >
        {TEXTS.signInToQuote}
      </Button>
      {canRegister && (
        <Link to="/register" className={buttonClass({ variant: 'line', block: true })}>
          {TEXTS.registerAsASeller}
        </Link>
      )}
    </div>
  );
}
