const SECONDS = 60;

/** How long a video lasts, as its card writes it: 95 seconds are `1:35` (ALL-7). */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / SECONDS)}:${String(whole % SECONDS).padStart(2, '0')}`;
}
