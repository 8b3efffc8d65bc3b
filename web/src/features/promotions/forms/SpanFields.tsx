import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { MomentField } from '#forms/MomentField.tsx';
import { type Allowance, useAllowanceLeft } from '../AllowanceLeft.tsx';
import * as TEXTS from './texts.ts';

type SpanProps = {
  start: UseFormRegisterReturn;
  end: UseFormRegisterReturn;
  errors: { readonly startDate?: FieldError | undefined; readonly endDate?: FieldError | undefined };
  /** What lets a new one run so long. */
  allowance: Allowance | undefined;
  fixed: boolean;
};

/** From when to when; the plan says how long at most. */
export function SpanFields({ start, end, errors, allowance, fixed }: SpanProps) {
  const days = useAllowanceLeft(allowance)?.days;
  return (
    <>
      <MomentField label={TEXTS.startDate} input={start} error={errors.startDate?.message} fixed={fixed} />
      <MomentField
        label={TEXTS.endDate}
        input={end}
        error={errors.endDate?.message}
        help={days ? TEXTS.indiaTimeUpTo(days) : undefined}
      />
    </>
  );
}
