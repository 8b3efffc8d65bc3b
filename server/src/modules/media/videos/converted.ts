/** A smaller form of a video, by its short side, and a frame of it, by its second: files in the conversion's folder. */
export type SmallerVideo = { readonly height: number; readonly file: string };
export type Still = { readonly at: number; readonly file: string };

/** What a conversion leaves in its folder, or why there is nothing. */
export type Converted =
  | { readonly reason: string }
  | {
      readonly video: string;
      /** Smallest first. */
      readonly smaller?: readonly SmallerVideo[];
      readonly stills?: readonly Still[];
      readonly width: number;
      readonly height: number;
      readonly duration: number;
    };
