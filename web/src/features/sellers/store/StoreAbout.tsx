import { useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Link } from '@tanstack/react-router';
import { chipClass } from '#ui/display/Chip.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { partsOfDay } from '#ui/words/dates.ts';
import { wholeMonthName } from '#ui/words/whole-months.ts';

/** Who they are, where, what they deal in, and what that looks like. */
export function StoreAbout({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-gap lg:grid-cols-2">
      {seller.description && (
        <Panel title={t`About`} className="lg:col-span-2">
          <p className="max-w-prose whitespace-pre-line break-words text-ink-2">{seller.description}</p>
        </Panel>
      )}
      <Panel title={t`Company details`}>
        <Facts seller={seller} />
      </Panel>
      <Dealings seller={seller} />
      <Pictures seller={seller} />
      <Videos seller={seller} />
    </div>
  );
}

function Facts({ seller: { companyObj: company, ...seller } }: { seller: MemberProfile }) {
  const { t } = useLingui();
  const place = [seller.cityName, seller.stateName].filter(Boolean).join(', ');
  const { month, year } = partsOfDay(new Date(seller.createdAt));
  const since = t({ message: `${{ month: wholeMonthName(month, t) }} ${year}`, context: 'a month of a year' });
  const facts = [
    [t`Address`, [company?.address, place, seller.pincode].filter(Boolean).join(', ')],
    [t`Nature of business`, company?.natureOfBusiness],
    [t`Established`, company?.yearOfEstablishment],
    [t`Legal status`, company?.legalStatus],
    [t`GST number`, company?.gstNumber],
    [t`Contact person`, seller.name],
    [t`Phone`, company?.phone ?? seller.phone],
    [t`On Plyhaat since`, since],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-ui sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-ink-3 max-sm:-mb-3">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Dealings({ seller: { categoryArr, brandNames } }: { seller: MemberProfile }) {
  const { t } = useLingui();
  if (categoryArr.length === 0 && brandNames.length === 0) return null;
  return (
    <Panel title={t`Deals in`}>
      <ul aria-label={t`Categories`} className="flex flex-wrap gap-2">
        {categoryArr.map(({ categoryId, name, slug }) => (
          <li key={categoryId}>
            <Link to="/category/$slug" params={{ slug }} className={chipClass()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {brandNames.length > 0 && (
        <p className="mt-4 text-ink-2 text-ui">{t`Brands: ${{ brandNames: brandNames.join(', ') }}`}</p>
      )}
    </Panel>
  );
}

function Pictures({ seller: { imagesArr, companyName } }: { seller: MemberProfile }) {
  const { t } = useLingui();
  if (imagesArr.length === 0) return null;
  return (
    <Panel title={t`Photos`} className="lg:col-span-2">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {imagesArr.map(({ image, picture }, at) => (
          <li key={image}>
            <a href={pictureAddress(image)} target="_blank" rel="noopener">
              <Picture
                picture={picture}
                alt={t`${companyName}, photo ${{ at: at + 1 }}`}
                sizes="(min-width: 1024px) 280px, 46vw"
                className="rounded"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Videos({ seller: { videoArr, companyName } }: { seller: MemberProfile }) {
  const { t } = useLingui();
  if (videoArr.length === 0) return null;
  return (
    <Panel title={t`Videos`} className="lg:col-span-2">
      <ul className="grid gap-4 sm:grid-cols-2">
        {videoArr.map(({ video, poster }, at) => (
          <li key={video}>
            {/* A seller's own video has no captions to offer. */}
            <video
              controls
              muted
              preload="none"
              aria-label={t`${companyName}, video ${{ at: at + 1 }}`}
              src={pictureAddress(video)}
              poster={poster ? pictureAddress(poster) : undefined}
              className="aspect-video w-full rounded bg-night"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
