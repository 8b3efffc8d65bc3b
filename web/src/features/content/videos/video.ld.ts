import type { Video } from '@plyhaat/contract/content/videos';
import { pictureAddress, previewAddress } from '@plyhaat/contract/core/picture';
import type { VideoObject, WithContext } from 'schema-dts';

const absolute = (publicUrl: string, address: string) => (address.startsWith('http') ? address : publicUrl + address);

/** `publicUrl` makes every address absolute. */
export const videoLd = (publicUrl: string, video: Video): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.name,
  description: video.description || video.name,
  uploadDate: video.createdAt,
  duration: `PT${video.duration}S`,
  url: `${publicUrl}/videos/${video._id}`,
  ...(video.thumbnail && { thumbnailUrl: absolute(publicUrl, previewAddress(video.thumbnail)) }),
  ...(video.url.startsWith('http')
    ? { embedUrl: video.url }
    : { contentUrl: absolute(publicUrl, pictureAddress(video.url)) }),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'WatchAction' },
    userInteractionCount: video.viewCount,
  },
});
