import type { Part } from './parts.ts';

type HandList = {
  readonly title: string;
  readonly parts: readonly Omit<Part, 'name'>[];
  readonly sheets: number;
  /** Why neither more nor fewer, on sheets of 2440 × 1220 mm with a kerf of 3 mm. */
  readonly because: string;
};

const part = (length: number, width: number, count: number, grain = false) => ({ length, width, count, grain });

export const HAND_LISTS: readonly HandList[] = [
  {
    title: 'a whole sheet',
    parts: [part(2440, 1220, 1)],
    sheets: 1,
    because: 'nothing is cut, so nothing is lost',
  },
  {
    title: 'two halves that leave room for the blade',
    parts: [part(1218, 1220, 2)],
    sheets: 1,
    because: '1218 + 3 + 1218 = 2439',
  },
  {
    title: 'two exact halves',
    parts: [part(1220, 1220, 2)],
    sheets: 2,
    because: '1220 + 3 + 1220 = 2443, one more than there is with the blade',
  },
  {
    title: 'nine table tops',
    parts: [part(800, 600, 9)],
    sheets: 2,
    because: 'three along (2406) by two across (1203) is six a sheet; by area no more than six fit',
  },
  {
    title: 'sixteen carcass sides',
    parts: [part(600, 560, 16)],
    sheets: 2,
    because: 'four along (2409) by two across (1123) is eight a sheet; by area no more than eight fit',
  },
  {
    title: 'six shutters along the grain',
    parts: [part(1200, 800, 6, true)],
    sheets: 3,
    because: 'two along (2403) by one across is two a sheet',
  },
  {
    title: 'the same shutters without grain',
    parts: [part(1200, 800, 6)],
    sheets: 2,
    because: 'turned, three stand along (2406) and 1200 goes across',
  },
  {
    title: 'a wardrobe of 7 × 4 ft',
    parts: [part(2100, 600, 2), part(1164, 600, 2), part(1164, 560, 2), part(1164, 300, 1)],
    sheets: 2,
    because:
      'both sides (600 + 3 + 600) and the narrow shelf turned beside them; top, bottom and two shelves on the second',
  },
  {
    title: 'thirty kitchen sides',
    parts: [part(700, 560, 30)],
    sheets: 5,
    because: 'three along (2106) by two across (1123) is six; turned ones stand 700 high and take both rows',
  },
  {
    title: 'four doors with a panel each',
    parts: [part(2100, 900, 4), part(1200, 300, 4)],
    sheets: 4,
    because: 'one door a sheet; the panel turned stands in the 337 mm beside it',
  },
];
