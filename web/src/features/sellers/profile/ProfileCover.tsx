import { useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import type { ReactNode } from 'react';
import { Picture } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { ROLE_NAMES } from '#ui/words/roles.ts';

type Props = { profile: OwnMember; actions: ReactNode };

/** Who it is at a glance; only a store has a banner. */
export function ProfileCover({ profile, actions }: Props) {
  const { t } = useLingui();
  const { name, role, companyObj, verifeied, cityName, stateName, createdAt } = profile;
  const sells = isBusiness(role);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {sells && (
        <div className="aspect-5/2 sm:aspect-[1775/367]">
          <Picture picture={profile.bannerPicture} alt="" sizes="(min-width: 64rem) 60rem, 100vw" ratio="fill" eager />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4 p-4 sm:p-6">
        <Picture
          picture={profile.profilePicture}
          alt=""
          sizes="96px"
          ratio="1/1"
          imageClassName=""
          className={`w-20 flex-none rounded-card border border-line sm:w-24 ${sells ? '-mt-14 sm:-mt-16' : ''}`}
        />
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-title">
            {companyObj?.name ?? name} {verifeied && <Verified />}
          </p>
          <p className="text-ink-2 text-ui">
            {t`${{ role: t(ROLE_NAMES[role]) }} · Member since ${{ day: formatDay(new Date(createdAt), t) }}`}
          </p>
          <Place city={cityName} state={stateName} className="mt-0.5" />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
      </div>
    </div>
  );
}
