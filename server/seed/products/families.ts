import { ADHESIVES } from './adhesives.ts';
import { BOARDS } from './boards.ts';
import { DOORS } from './doors.ts';
import { EDGE_BAND } from './edge-band.ts';
import { FLOORING } from './flooring.ts';
import { FURNITURE } from './furniture.ts';
import { HARDWARE } from './hardware.ts';
import { MORE_HARDWARE } from './hardware-more.ts';
import { ELECTRONICS, FASHION, HOME_GARDEN } from './home.ts';
import { LAMINATES } from './laminates.ts';
import type { Line } from './line.ts';
import { LOCKS } from './locks.ts';
import { MACHINERY } from './machinery.ts';
import { MDF } from './mdf.ts';
import { PLYWOOD } from './plywood.ts';
import { SPECIAL_PLYWOOD } from './plywood-special.ts';
import { TIMBER } from './timber.ts';
import { VENEERS } from './veneers.ts';
import { WPC } from './wpc.ts';

/** Level-1 slug → level-2 key → what its products are made of. */
export const FAMILIES: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  plywood: { ...PLYWOOD, ...SPECIAL_PLYWOOD },
  boards: BOARDS,
  mdf: MDF,
  laminates: LAMINATES,
  veneers: VENEERS,
  doors: DOORS,
  wpc: WPC,
  hardware: { ...HARDWARE, ...LOCKS, ...MORE_HARDWARE },
  adhesives: ADHESIVES,
  'edge-band': EDGE_BAND,
  timber: TIMBER,
  flooring: FLOORING,
  furniture: FURNITURE,
  machinery: MACHINERY,
  electronics: ELECTRONICS,
  fashion: FASHION,
  'home-garden': HOME_GARDEN,
};
