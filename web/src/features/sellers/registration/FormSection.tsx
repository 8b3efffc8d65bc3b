import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid } from '#ui/display/Grid.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { type Section, useAnswered } from './sections.ts';
import type { VendorForm } from './vendor-form.ts';

/** How far each section is, above the form. */
export function FormProgress({ form }: { form: VendorForm }) {
  const { t } = useLingui();
  const answered = useAnswered(form);
  return (
    <ol className="grid grid-cols-3 gap-2 sm:gap-4">
      {answered.map(({ title, done, of }, at) => (
        <li key={title} className="grid content-start gap-1.5">
          <Progress
            label={t`${title}: ${done} of ${of} filled in`}
            value={done}
            max={of}
            tone={done === of ? 'leaf' : 'teak'}
          />
          <span className="font-semibold text-ui">
            {at + 1}. {title}
          </span>
          <span aria-hidden="true" className="text-ink-3 text-meta tabular-nums">
            <Trans>
              {done} of {of}
            </Trans>
          </span>
        </li>
      ))}
    </ol>
  );
}

type Props = { form: VendorForm; section: Section; children: ReactNode };

/** One of the three parts of the form, with its name and how many of its required fields are filled in. */
export function FormSection({ form, section, children }: Props) {
  const answered = useAnswered(form);
  const { title, done, of } = answered[section];
  return (
    <fieldset className="border-line border-t pt-6">
      <legend className="float-left text-title">
        {section + 1}. {title}
      </legend>
      <p className="float-right inline-flex items-center gap-1.5 pt-1 text-ink-3 text-ui tabular-nums">
        {done === of && <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="text-leaf" />}
        <Trans>
          {done} of {of}
        </Trans>
      </p>
      <Grid columns="form" className="clear-both pt-4">
        {children}
      </Grid>
    </fieldset>
  );
}
