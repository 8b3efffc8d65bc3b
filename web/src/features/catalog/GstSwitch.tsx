import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '#ui/hydrated.ts';
import { showWithGst, useWithGst } from './gst.ts';

const CHOICES: readonly (readonly [withGst: boolean, label: MessageDescriptor])[] = [
  [false, msg`Before GST`],
  [true, msg`With GST`],
];

/** Remembered in this browser, where it is drawn: its room is there from the start. */
export function GstSwitch() {
  const { t } = useLingui();
  const on = useWithGst();
  const isHydrated = useHydrated();
  return (
    <div className="min-h-11 print:hidden">
      {isHydrated && (
        <fieldset className="inline-flex rounded bg-sunken p-0.5 text-ui">
          <legend className="sr-only">
            <Trans>Prices</Trans>
          </legend>
          {CHOICES.map(([value, label]) => (
            <label
              key={String(value)}
              className="grid min-h-10 cursor-pointer place-items-center rounded px-3 text-ink-2 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teak"
            >
              <input
                type="radio"
                name="gst"
                className="sr-only"
                checked={on === value}
                onChange={() => showWithGst(value)}
              />
              {t(label)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
