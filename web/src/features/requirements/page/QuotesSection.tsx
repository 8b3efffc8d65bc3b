import type { Requirement } from '@plyhaat/contract/requirements/requirements';

/** Where sellers quote and the buyer compares. */
export function QuotesSection({ requirement }: { requirement: Requirement }) {
  return requirement.quotes ? <p className="mt-8 text-ink-2">{`${requirement.quotes} quotes`}</p> : null;
}
