/** A picture that belongs to the page itself and comes with the app, not from the uploads. */
export type Still = { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };

export const still = (name: string, alt: string, width = 600, height = 400): Still => ({
  src: `/about/${name}.webp`,
  width,
  height,
  alt,
});
