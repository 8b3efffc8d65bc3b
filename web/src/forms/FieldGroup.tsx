import type { ReactNode } from 'react';
import { Grid } from '#ui/display/Grid.tsx';

type Props = { title: string; line?: string; children: ReactNode };

/** A part of a long form with its name. */
export function FieldGroup({ title, line, children }: Props) {
  return (
    <fieldset className="border-line border-t pt-6 first:border-0 first:pt-0">
      <legend className="float-left w-full text-title">{title}</legend>
      {line && <p className="clear-both text-ink-2 text-ui">{line}</p>}
      <Grid columns="form" className="clear-both pt-4">
        {children}
      </Grid>
    </fieldset>
  );
}
