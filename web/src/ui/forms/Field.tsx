import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classes } from '../classes.ts';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Stands below the control, and below the error where there is one. */
  help?: ReactNode;
  error?: string | undefined;
  /** Shows the asterisk and says so to assistive technology; the rule itself is the form's. */
  required?: boolean;
  /** Writes "optional" beside the label. */
  optional?: boolean;
  className?: string;
  /** One control: Input, Textarea, NativeSelect, InputGroup, or anything that asks useFieldControl(). */
  children: ReactNode;
}

export function Field({ label, help, error, required = false, optional = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = error || help ? noteId : undefined;
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-ui font-semibold">
        {label}
        {required && <RequiredMark />}
        {optional && (
          <>
            {' '}
            <span className="font-normal text-ink-3">
              <Trans>optional</Trans>
            </span>
          </>
        )}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

/** What a control inside a Field carries: its id, its description and its state. Props given by hand win. */
export function useFieldControl<Props extends { id?: string | undefined }>(props: Props) {
  const field = useContext(FieldContext);
  if (field === null) return props;
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
    ...props,
  };
}

/** For a second control in the same Field, which must not take the first one's id. */
export function OutsideField({ children }: { children: ReactNode }) {
  return <FieldContext value={null}>{children}</FieldContext>;
}

/** Never alone on a line. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-normal text-brick">
      {'\u00a0*'}
    </span>
  );
}

export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (!help && !error) return null;
  return (
    <div id={id} className="grid gap-1 text-meta">
      {error && (
        <p role="alert" data-field-error="" className="flex items-start gap-1.5 font-medium text-brick">
          <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          {error}
        </p>
      )}
      {help && <p className="text-ink-3">{help}</p>}
    </div>
  );
}
