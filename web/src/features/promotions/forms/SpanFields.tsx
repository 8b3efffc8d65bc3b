import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { MomentField } from '#forms/MomentField.tsx';
import { type Allowance, useAllowanceLeft } from '../AllowanceLeft.tsx';

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
  const { t } = useLingui();
  const days = useAllowanceLeft(allowance)?.days;
  return (
    <>
      <MomentField label={t`Start date`} input={start} error={errors.startDate?.message} fixed={fixed} />
      <MomentField
        label={t`End date`}
        input={end}
        error={errors.endDate?.message}
        help={
          days
            ? t`${plural(days, {
                one: 'India time, up to # day after the start',
                other: 'India time, up to # days after the start',
              })}`
            : undefined
        }
      />
    </>
  );
}
