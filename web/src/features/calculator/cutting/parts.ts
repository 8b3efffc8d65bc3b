/** All lengths are whole millimetres. */
export type Part = {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly count: number;
  /** Its length follows the grain, which runs along the sheet: never turned. */
  readonly grain: boolean;
};

export type Stock = { readonly length: number; readonly width: number; readonly kerf: number };

/** What a saw blade takes away, unless another is entered. */
export const KERF_MM = 3;
/** The usual sheet of 8 × 4 ft. */
export const FULL_SHEET: Stock = { length: 2440, width: 1220, kerf: KERF_MM };
