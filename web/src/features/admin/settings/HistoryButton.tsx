import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '@plyhaat/contract/core/dates';
import type { SettingName } from '@plyhaat/contract/core/site-settings';
import { useState } from 'react';
import { HistoryDialog } from './HistoryDialog.tsx';
import { SETTING_LABELS } from './setting.words.ts';

type Props = { name: SettingName; version: number; changedAt: string | null };

/** When it was changed last, and the way to its history; nothing where nobody has changed it. */
export function HistoryButton({ name, version, changedAt }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (changedAt === null) return null;
  const label = t(SETTING_LABELS[name]);
  return (
    <div className="-mb-2 flex min-h-11 flex-wrap items-center gap-x-2">
      <span className="text-ink-3 text-meta">{t`Changed ${{ moment: formatMoment(new Date(changedAt)) }}`}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`History of ${label}`}
        onClick={() => setOpen(true)}
        className="link min-h-11 px-1 text-meta"
      >
        <Trans>History</Trans>
      </button>
      {open && <HistoryDialog name={name} version={version} onClose={() => setOpen(false)} />}
    </div>
  );
}
