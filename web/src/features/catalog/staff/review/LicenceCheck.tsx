import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { formatDay } from '@plyhaat/contract/core/dates';
import { Check } from '#ui/forms/Check.tsx';
import * as TEXTS from './texts.ts';

type Props = {
  licence: NonNullable<ReviewDetail['licence']>;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The licence to look up. Only this tick gives a product the badge 'ISI verified'. */
export function LicenceCheck({ licence: { number, validTill, isChecked }, checked, onChange }: Props) {
  return (
    <fieldset className="rounded border border-line px-4 py-3">
      <legend className="px-1 font-semibold">{TEXTS.bisLicence}</legend>
      <p className="text-ui">
        {number}
        {validTill && TEXTS.validTillDay(formatDay(new Date(validTill)))}
      </p>
      <Check
        label={TEXTS.licenceChecked}
        help={isChecked ? TEXTS.licenceIsChecked : undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </fieldset>
  );
}
