import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Link, useRouter } from '@tanstack/react-router';
import { ExternalLink, MessageSquareText, Pencil } from 'lucide-react';
import { HolidayNotice } from '#features/leads/contact/HolidayNotice.tsx';
import { useAddress } from '#languages/useAddress.ts';
import { useHasTab } from '#shell/open-tabs.ts';
import { buttonClass } from '#ui/Button.tsx';
import { FirstStepsPanel } from '../first-steps/FirstStepsPanel.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { GalleryPanels } from './GalleryPanels.tsx';
import { PersonalPanel } from './PersonalPanel.tsx';
import { ProfileCover } from './ProfileCover.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';
import { UnderReview } from './UnderReview.tsx';
import { VisitingCodePanel } from './VisitingCodePanel.tsx';
import { WithProfile } from './WithProfile.tsx';

/** Whoever does not sell has neither company nor gallery to show (SELL-5). */
export function ProfileScreen() {
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Profile</Trans>
      </h1>
      <WithProfile>{(profile) => <Profile profile={profile} />}</WithProfile>
    </div>
  );
}

function Profile({ profile }: { profile: OwnMember }) {
  const sells = isBusiness(profile.role);
  return (
    <>
      {sells && <FirstStepsPanel />}
      <ProfileCover profile={profile} actions={<Actions profile={profile} />} />
      <HolidayNotice seller={profile} />
      {sells ? <SubscriptionPanel profile={profile} /> : <StartSelling />}
      <UnderReview profile={profile} />
      <PersonalPanel profile={profile} />
      {profile.companyObj && <CompanyPanel profile={profile} company={profile.companyObj} />}
      {sells && <GalleryPanels profile={profile} />}
      {profile.companyObj && <VisitingCodePanel profile={profile} />}
    </>
  );
}

function Actions({ profile }: { profile: OwnMember }) {
  const { t } = useLingui();
  const addressOf = useAddress();
  const { routesByPath } = useRouter();
  const hasStore = '/seller/$id' in routesByPath && profile.companyObj !== null;
  return (
    <>
      {hasStore && (
        <a href={addressOf(`/seller/${profile.slug}`)} className={buttonClass({ variant: 'line' })}>
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Public page</Trans>
        </a>
      )}
      {hasStore && profile.reviewCount > 0 && (
        <a href={addressOf(`/seller/${profile.slug}?tab=reviews#details`)} className={buttonClass({ variant: 'line' })}>
          <MessageSquareText size={18} strokeWidth={1.75} aria-hidden="true" />
          {t`Reviews (${{ count: profile.reviewCount }})`}
        </a>
      )}
      <Link to="/account" search={{ tab: 'editProfile' }} className={buttonClass()}>
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Edit Profile</Trans>
      </Link>
    </>
  );
}

function StartSelling() {
  if (!useHasTab('startSelling')) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-4 sm:p-6">
      <div>
        <h2 className="text-title">
          <Trans>Do you sell plywood, boards or hardware?</Trans>
        </h2>
        <p className="mt-0.5 text-ink-2 text-ui">
          <Trans>List your products and buyers will call you directly.</Trans>
        </p>
      </div>
      <Link to="/account" search={{ tab: 'startSelling' }} className={buttonClass({ variant: 'line' })}>
        <Trans>Start selling</Trans>
      </Link>
    </div>
  );
}
