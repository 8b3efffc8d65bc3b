import type { ReactNode } from 'react';
import { Grid } from '#ui/display/Grid.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';

export type Figure = { readonly label: string; readonly value: string; readonly note?: string | undefined };
type Props = { title: string; lead: string; figures: readonly Figure[]; children?: ReactNode };

/** Name, one sentence, and the figures behind it. */
export function PageHead({ title, lead, figures, children }: Props) {
  return (
    <header className="grid gap-5">
      <div className="max-w-[70ch]">
        <h1 className="text-balance text-head lg:text-display">{title}</h1>
        <p className="mt-2 text-ink-2 md:text-body">{lead}</p>
      </div>
      <Grid columns="tiles">
        {figures.map(({ label, value, note }) => (
          <StatTile key={label} label={label} value={value} note={note} />
        ))}
      </Grid>
      {children}
    </header>
  );
}
