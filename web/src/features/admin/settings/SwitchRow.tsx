import { useLingui } from '@lingui/react/macro';
import type { Setting } from '@plyhaat/contract/admin/settings';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { helpOf, SETTING_LABELS } from './setting.words.ts';
import { changingSetting, SETTINGS_AGAIN } from './settings.queries.ts';

/** A part of the site that is on or off. Switching it off asks first: visitors lose it. */
export function SwitchRow({ setting: { name, value, version, changedAt } }: { setting: Setting }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate: change, isPending: isBusy } = useChange(changingSetting(name), {
    ...SETTINGS_AGAIN,
    onSuccess: () => setAsking(false),
  });
  const label = t(SETTING_LABELS[name]);
  const isOn = value === true;
  return (
    <>
      <Switch
        label={label}
        help={helpOf(t, name, value)}
        checked={isOn}
        disabled={isBusy}
        onChange={() => (isOn ? setAsking(true) : change({ value: true, version }))}
      />
      <HistoryButton name={name} version={version} changedAt={changedAt} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Switch off ${label}?`}
        text={t`It disappears from the site within seconds. You can switch it on again at any time.`}
        confirmLabel={t`Switch off`}
        cancelLabel={t`Cancel`}
        danger
        busy={isBusy}
        onConfirm={() => change({ value: false, version })}
      />
    </>
  );
}
