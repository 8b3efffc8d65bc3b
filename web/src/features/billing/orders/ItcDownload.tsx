import { itcPath } from '@plyhaat/contract/billing/orders';
import { indianDay } from '@plyhaat/contract/core/dates';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import * as TEXTS from './texts.ts';

const MONTHS = 12;
const NAMES = [
  TEXTS.jan,
  TEXTS.feb,
  TEXTS.mar,
  TEXTS.apr,
  TEXTS.may,
  TEXTS.jun,
  TEXTS.jul,
  TEXTS.aug,
  TEXTS.sep,
  TEXTS.oct,
  TEXTS.nov,
  TEXTS.dec,
];

/** This month and the eleven before it, `2026-11`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
const nameOf = (month: string) => `${NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** One zip for the accountant: the month's invoices as a list and as PDF. */
export function ItcDownload() {
  const months = lastMonths(indianDay(Date.now()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <div className="mt-5 grid gap-3 border-line border-t pt-5">
      <Field label={TEXTS.monthlyInvoices} help={TEXTS.oneZipFileFor}>
        <NativeSelect size="sm" value={month} onChange={(event) => setMonth(event.currentTarget.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Download path={itcPath(month)} name={`plyhaat-invoices-${month}.zip`}>
        {TEXTS.downloadInvoices}
      </Download>
    </div>
  );
}
