import { useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { requirementDetail } from '../browsing/browsing.queries.ts';
import { SellerPlaces } from '../browsing/SellerPlaces.tsx';
import { BuyerQuotes } from '../quotes/BuyerQuotes.tsx';
import { SellerQuote } from '../quotes/SellerQuote.tsx';
import { demandLd } from './demand.ts';
import { HowToQuote } from './HowToQuote.tsx';
import { OwnHead, OwnSlip, PublicSlip } from './Slip.tsx';
import { ClosePanel, StatePanel } from './StatePanel.tsx';
import { TheseSellers, WhyYou } from './WhyPanel.tsx';

const route = getRouteApi('/requirement/$id');

export function RequirementScreen() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const { data: requirement } = useSuspenseQuery(requirementDetail(id)).data;
  const { publicUrl } = useInstallation();
  const { user } = useSession();
  const { _id, userId, productName, description, quantity, cityName, stateName, status } = requirement;
  const isActive = status === 'Active';
  return (
    <div className="wrap pb-10">
      <Head
        title={t`${productName}, ${quantity} in ${cityName}, ${stateName}`}
        description={t`A buyer in ${cityName} is looking for ${quantity}: ${description}`.slice(0, 160)}
        {...(isActive && { path: `/requirement/${_id}`, share: `/share/requirement/${_id}.jpg` })}
      />
      {isActive && <JsonLd data={demandLd(publicUrl, requirement)} />}
      <Crumbs
        crumbs={[
          { name: t`Buyer requirements`, path: '/requirements' },
          { name: productName, path: `/requirement/${_id}` },
        ]}
      />
      {user?._id === userId ? (
        <OwnPage requirement={requirement} memberId={userId} />
      ) : (
        <PublicPage requirement={requirement} sellerId={user && isBusiness(user.role) ? user._id : null} />
      )}
      <SellerPlaces />
    </div>
  );
}

const BESIDE = 'grid grid-cols-1 items-start gap-6 lg:gap-8';
const TWO = `${BESIDE} lg:grid-cols-[minmax(0,1fr)_23.5rem]`;

/** REQ-17: what came of it first, then the quotes; below them what was asked for, and who was notified. */
function OwnPage({ requirement, memberId }: { requirement: Requirement; memberId: string }) {
  const isActive = requirement.status === 'Active' && (requirement.approved ?? 'APPROVED') === 'APPROVED';
  return (
    <div className="grid grid-cols-1 gap-6">
      <OwnHead requirement={requirement} />
      <StatePanel requirement={requirement} />
      <BuyerQuotes requirement={requirement} />
      <div className={isActive ? TWO : BESIDE}>
        <OwnSlip requirement={requirement} />
        {isActive && <ClosePanel requirement={requirement} />}
      </div>
      <TheseSellers requirement={requirement} memberId={memberId} />
    </div>
  );
}

/** For whoever may supply it; a visitor and a buyer read what it takes to quote. */
function PublicPage({ requirement, sellerId }: { requirement: Requirement; sellerId: string | null }) {
  return (
    <>
      <div className={TWO}>
        <PublicSlip requirement={requirement} />
        {sellerId ? <WhyYou requirement={requirement} sellerId={sellerId} /> : <HowToQuote requirement={requirement} />}
      </div>
      {sellerId && <SellerQuote requirement={requirement} />}
    </>
  );
}
