import { formatMoment } from '@plyhaat/contract/core/dates';

const NONE = '–';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/** `52,428,800` as `50 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const size = bytes / STEP ** power;
  return `${size < 10 && power > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[power]}`;
}

export const countText = (count: number): string => count.toLocaleString('en-IN');
export const momentText = (moment: string | null): string => (moment === null ? NONE : formatMoment(new Date(moment)));

/** How long ago, in the largest unit: `3 min`. */
export function ageText(moment: string | null, now = Date.now()): string {
  if (moment === null) return NONE;
  const seconds = Math.max(0, Math.round((now - new Date(moment).getTime()) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} d`;
}
