import { isBusiness } from '@plyhaat/contract/core/roles';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useSession } from '#api/session.ts';
import { BuyerQuotes } from '../quotes/BuyerQuotes.tsx';
import { SellerQuote } from '../quotes/SellerQuote.tsx';

/** On a requirement's page: the quotes for its buyer, the own quote for a seller, nothing for others. */
export function QuotesSection({ requirement }: { requirement: Requirement }) {
  const { user } = useSession();
  if (!user) return null;
  if (user._id === requirement.userId) return <BuyerQuotes requirement={requirement} />;
  return isBusiness(user.role) ? <SellerQuote requirement={requirement} /> : null;
}
