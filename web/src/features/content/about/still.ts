import type { Said } from '#ui/said.ts';
/** A picture that belongs to the page itself and comes with the app, not from the uploads. */
export type Still = { readonly src: string; readonly width: number; readonly height: number; readonly alt: Said };

export const still = (name: string, alt: Said, width = 600, height = 400): Still => ({
  src: `/about/${name}.webp`,
  width,
  height,
  alt,
});
