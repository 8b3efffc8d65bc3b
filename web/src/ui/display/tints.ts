/** Card tints rotate over eight colours (HOME-3). */
const TINTS = [
  'bg-tint-1',
  'bg-tint-2',
  'bg-tint-3',
  'bg-tint-4',
  'bg-tint-5',
  'bg-tint-6',
  'bg-tint-7',
  'bg-tint-8',
] as const;

export const tintAt = (at: number): string => TINTS[at % TINTS.length] ?? TINTS[0];
