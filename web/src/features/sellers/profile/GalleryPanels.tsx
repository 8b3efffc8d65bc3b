import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Film, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Spinner } from '#ui/display/Spinner.tsx';

export function GalleryPanels({ profile: { imagesArr, videoArr } }: { profile: OwnMember }) {
  const { t } = useLingui();
  return (
    <>
      <Panel title={t`Images`}>
        {imagesArr.length === 0 ? (
          <Nothing icon={<Images size={32} strokeWidth={1.5} />} text={t`Show buyers your shop, yard and stock.`} />
        ) : (
          <Grid as="ul" columns="tiles">
            {imagesArr.map(({ image, picture }, at) => (
              <li key={image}>
                <Picture
                  picture={picture}
                  alt={t`Image ${{ at: at + 1 }}`}
                  sizes="(min-width: 56.25rem) 14rem, 45vw"
                  ratio="1/1"
                  className="rounded-card"
                />
              </li>
            ))}
          </Grid>
        )}
      </Panel>
      <Panel title={t`Videos`}>
        {videoArr.length === 0 ? (
          <Nothing
            icon={<Film size={32} strokeWidth={1.5} />}
            text={t`A short video tour of your godown builds trust.`}
          />
        ) : (
          <Grid as="ul" columns="cards">
            {videoArr.map((video, at) => (
              <li key={video.video}>
                <Video video={video} name={t`Video ${{ at: at + 1 }}`} />
              </li>
            ))}
          </Grid>
        )}
      </Panel>
    </>
  );
}

function Nothing({ icon, text }: { icon: ReactNode; text: string }) {
  const add = (
    <Link to="/account" search={{ tab: 'editProfile' }} className={sectionLinkClass}>
      <Trans>Add in Edit Profile</Trans>
    </Link>
  );
  return <Empty icon={icon} text={text} action={add} className="py-8" />;
}

const FRAME = 'aspect-video w-full rounded-card bg-studio';

/** A video is shown once it can be played. */
function Video({ video: { video, state, poster }, name }: { video: OwnMember['videoArr'][number]; name: string }) {
  const { t } = useLingui();
  if (state === 'ready') {
    const attributes = { src: pictureAddress(video), poster: pictureAddress(poster ?? ''), 'aria-label': name };
    return <video {...attributes} controls playsInline preload="none" className={FRAME} />;
  }
  const waits = state === 'processing';
  return (
    <div className={`grid place-content-center justify-items-center gap-2 px-4 text-center ${FRAME}`}>
      {waits ? <Spinner /> : <CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" className="text-brick" />}
      <p className="font-medium text-ui">{waits ? t`Processing` : t`This video cannot be shown`}</p>
    </div>
  );
}
