import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { VideoSource } from '@plyhaat/contract/media/videos';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g', '3g']);
const SMALLEST = 240;
const MIDDLE = 480;
const LARGEST = 720;

const connectionOf = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** How many lines the video should have: few to save data and on slow links, else as many as the screen shows. */
function wantedHeight(): number {
  const { saveData = false, effectiveType = '' } = connectionOf();
  if (saveData || SLOW.has(effectiveType)) return SMALLEST;
  const shown = Math.min(screen.width, screen.height) * (window.devicePixelRatio || 1);
  return shown <= MIDDLE ? MIDDLE : LARGEST;
}

/** The size that fits, the nearest smaller one or else the smallest there is; then the others, should it not load. */
export function videoAddresses(videoUrl: string, sources: readonly VideoSource[]): string[] {
  const wanted = wantedHeight();
  const fitting = sources.findLast(({ height }) => height <= wanted) ?? sources[0];
  const paths = [fitting?.path ?? videoUrl, ...sources.map(({ path }) => path)];
  return [...new Set(paths)].map((path) => pictureAddress(path));
}
