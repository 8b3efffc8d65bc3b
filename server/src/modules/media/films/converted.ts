/** What a conversion leaves in its folder, or why there is nothing. */
export type Converted =
  | { readonly reason: string }
  | {
      readonly film: string;
      readonly low?: string;
      readonly still?: string;
      readonly width: number;
      readonly height: number;
      readonly duration: number;
    };
