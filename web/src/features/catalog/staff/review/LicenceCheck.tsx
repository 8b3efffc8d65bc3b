import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { formatDay } from '@plyhaat/contract/core/dates';
import { Check } from '#ui/forms/Check.tsx';

type Props = {
  licence: NonNullable<ReviewDetail['licence']>;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The licence to look up. Only this tick gives a product the badge 'ISI verified'. */
export function LicenceCheck({ licence: { number, validTill, isChecked }, checked, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="rounded border border-line px-4 py-3">
      <legend className="px-1 font-semibold">
        <Trans>BIS licence</Trans>
      </legend>
      <p className="text-ui">
        {validTill ? t`${number}, valid till ${{ day: formatDay(new Date(validTill)) }}` : number}
      </p>
      <Check
        label={t`I looked up this licence with BIS and it is right`}
        help={isChecked ? t`This licence has been checked before and has not changed.` : undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </fieldset>
  );
}
