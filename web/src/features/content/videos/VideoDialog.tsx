import { useLingui } from '@lingui/react/macro';
import type { Video } from '@plyhaat/contract/content/videos';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { useSay } from '#ui/said.ts';
import { formatPostDay } from '../post-day.ts';
import { categoryOf } from './category.ts';
import { usePlays } from './VideoCard.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

export function VideoDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui();
  const say = useSay();
  const about = [
    categoryOf(video, say),
    formatPostDay(new Date(video.createdAt), 'short', t),
    usePlays(video.viewCount),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={video.name}
      description={about.join(' · ')}
    >
      <VideoPlayer video={video} />
      {video.description && <p className="max-w-[70ch] text-ink-2">{video.description}</p>}
    </Dialog>
  );
}
