import type { InboxThing } from '@plyhaat/contract/leads/seller-inbox';
import { Link } from '@tanstack/react-router';
import { kindLine, whoOf } from '#features/leads/desk/item-words.ts';
import { type Back, Pane } from '#features/leads/desk/Pane.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

/** An application, sent or received, and the way to where it is decided. */
export function ApplicationPane({ item, back }: { item: InboxThing; back: Back }) {
  const { application, cityName, what } = item;
  if (!application) return null;
  const { isOwn, status, opportunityId, type } = application;
  const facts = [
    [TEXTS.dealership, what],
    [TEXTS.territory, cityName],
    [TEXTS.status, !isOwn && status === 'new' ? TEXTS.newHere : TEXTS.APPLICATION_STATES[status]],
  ] as const;
  return (
    <Pane back={back} title={whoOf(item)} line={kindLine(item)}>
      <div className="rounded-card bg-sunken px-4 py-3 text-ui">
        <p className="font-semibold text-body">{isOwn ? TEXTS.appliedFor(type) : TEXTS.appliesFor(type)}</p>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {facts.map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <dt className="text-ink-2 text-meta">{label}</dt>
                  <dd className="font-semibold">{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Link
        to="/account"
        search={isOwn ? { tab: 'applications' } : { tab: 'myOpportunities', id: opportunityId }}
        className={buttonClass({ variant: isOwn ? 'line' : 'primary' }, 'justify-self-start')}
      >
        {isOwn ? TEXTS.seeYourApplications : TEXTS.seeTheApplications}
      </Link>
    </Pane>
  );
}
