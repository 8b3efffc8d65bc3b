/** What a chart draws: a figure of every day, its name, and a look that does not rest on colour alone. */
export type Series<Figure extends string = string> = {
  readonly figure: Figure;
  readonly label: string;
  readonly color: string;
  readonly dashes?: string;
};

/** A day and its figures. */
export type ChartDay = { readonly day: string; readonly [figure: string]: string | number };
