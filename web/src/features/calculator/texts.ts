/** What these screens say, in one place for other languages. */
export const topAndBottom = 'Top and bottom';
export const baseSide = 'Base side';
export const baseBottom = 'Base bottom';
export const baseShelf = 'Base shelf';
export const baseShutter = 'Base shutter';
export const wallSide = 'Wall side';
export const wallTopAndBottom = 'Wall top and bottom';
export const wallShelf = 'Wall shelf';
export const wallShutter = 'Wall shutter';
