import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useAddress } from '#languages/useAddress.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { SellerCounts } from '../SellerCounts.tsx';

/** The card that buyers meet in lists, without its actions. */
export function StorePreview({ profile }: { profile: OwnMember }) {
  const { t } = useLingui();
  const addressOf = useAddress();
  return (
    <section aria-label={t`Your store, as buyers see it`}>
      <h2 className="mb-2 font-semibold text-ui">
        <Trans>Your store, as buyers see it</Trans>
      </h2>
      <Card>
        <Picture
          picture={profile.bannerPicture ?? profile.profilePicture}
          alt=""
          ratio="5/2"
          sizes="(min-width: 1280px) 320px, 100vw"
        />
        <div className="p-4">
          <div className="flex items-start gap-3">
            <SellerLogo seller={profile} className="-mt-12" />
            {!profile.verifeied && (
              <Badge tone="wait" className="ml-auto">
                <Trans>Tick after the check</Trans>
              </Badge>
            )}
          </div>
          <h3 className="mt-2 truncate font-semibold text-body">{profile.companyName || profile.name}</h3>
          <p className="text-ink-3 text-meta">{t(ROLE_NAMES[profile.role])}</p>
          <Place city={profile.cityName} state={profile.stateName} className="min-h-5" />
          <SellerCounts seller={profile} />
          <a
            href={addressOf(`/seller/${profile.slug}`)}
            className="link mt-1 inline-flex min-h-11 items-center text-ui"
          >
            <Trans>Open your store</Trans>
          </a>
        </div>
      </Card>
    </section>
  );
}
