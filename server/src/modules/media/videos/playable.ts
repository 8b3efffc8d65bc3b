import { videoNotPlayable } from '@plyhaat/contract/media/media';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { findTools } from './sandbox.ts';
import { indexOfVideo } from './video-boxes.ts';

/** How the index of a video names HEVC. */
const HEVC = ['hvc1', 'hev1', 'dvh1', 'dvhe'];

/**
 * Without ffmpeg a video stays as it is, and one that browsers cannot play is refused as soon as its index has arrived,
 * which in many videos is long before their end.
 */
export async function refuseUnplayable({ toolPath }: Deps['settings'], file: string): Promise<void> {
  const { ffmpeg, ffprobe } = findTools(toolPath);
  if (ffmpeg && ffprobe) return;
  const index = await indexOfVideo(file);
  if (index && HEVC.some((name) => index.includes(name, 0, 'latin1'))) throw new AppError(videoNotPlayable);
}
