import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { itcPath } from '@plyhaat/contract/billing/orders';
import { indianDay } from '@plyhaat/contract/core/dates';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';

const MONTHS = 12;
const NAMES: readonly ((year: string) => MessageDescriptor)[] = [
  (year) => msg`Jan ${year}`,
  (year) => msg`Feb ${year}`,
  (year) => msg`Mar ${year}`,
  (year) => msg`Apr ${year}`,
  (year) => msg`May ${year}`,
  (year) => msg`Jun ${year}`,
  (year) => msg`Jul ${year}`,
  (year) => msg`Aug ${year}`,
  (year) => msg`Sep ${year}`,
  (year) => msg`Oct ${year}`,
  (year) => msg`Nov ${year}`,
  (year) => msg`Dec ${year}`,
];

/** This month and the eleven before it, `2026-11`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
const nameOf = (month: string) => NAMES[Number(month.slice(5)) - 1]?.(month.slice(0, 4));

/** One zip for the accountant: the month's invoices as a list and as PDF. */
export function ItcDownload() {
  const { t } = useLingui();
  const months = lastMonths(indianDay(Date.now()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <div className="mt-5 grid gap-3 border-line border-t pt-5">
      <Field
        label={t`Monthly invoices`}
        help={t`One zip file for your accountant, with a CSV list and every invoice as a PDF.`}
      >
        <NativeSelect size="sm" value={month} onChange={(event) => setMonth(event.currentTarget.value)}>
          {months.map((one) => {
            const name = nameOf(one);
            return (
              <option key={one} value={one}>
                {name && t(name)}
              </option>
            );
          })}
        </NativeSelect>
      </Field>
      <Download path={itcPath(month)} name={`plyhaat-invoices-${month}.zip`}>
        <Trans>Download invoices</Trans>
      </Download>
    </div>
  );
}
