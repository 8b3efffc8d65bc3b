import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingVersion } from '@plyhaat/contract/admin/settings';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { SETTINGS, type SettingName } from '@plyhaat/contract/core/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SETTING_LABELS, valueText } from './setting.words.ts';
import { restoringSetting, SETTINGS_AGAIN, settingVersions } from './settings.queries.ts';

type Props = { name: SettingName; version: number; onClose: () => void };

/** Every change of a setting: who, when, before and after; any of them can be restored. */
export function HistoryDialog({ name, version, onClose }: Props) {
  const { t } = useLingui();
  const found = useQuery(settingVersions(name, version));
  const { mutate: restore, isPending: isBusy } = useChange(restoringSetting(name), {
    ...SETTINGS_AGAIN,
    onSuccess: onClose,
  });
  const back = (number: number) => restore({ number, version });
  const { initial } = SETTINGS[name];
  const now = found.data?.[0]?.after;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      size="medium"
      title={t`History of ${{ name: t(SETTING_LABELS[name]) }}`}
    >
      {found.isError && <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data && (
        <ol className="grid">
          {found.data.map((one) => (
            <Version
              key={one.version}
              one={one}
              isCurrent={one.version === version}
              isSame={one.after === now}
              busy={isBusy}
              onRestore={() => back(one.version)}
            />
          ))}
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-ui">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="block text-ink-3 text-meta">
                <Trans>Default</Trans>
              </span>
              {valueText(t, initial)}
            </span>
            {initial !== now && (
              <Button variant="line" busy={isBusy} aria-label={t`Restore the default`} onClick={() => back(0)}>
                <Trans>Restore</Trans>
              </Button>
            )}
          </li>
        </ol>
      )}
    </Dialog>
  );
}

type VersionProps = {
  one: SettingVersion;
  isCurrent: boolean;
  /** Its value is the one that counts now. */
  isSame: boolean;
  busy: boolean;
  onRestore: () => void;
};

function Version({ one, isCurrent, isSame, busy, onRestore }: VersionProps) {
  const { t } = useLingui();
  const { version, before, after, at, actor, restoredFrom } = one;
  const by = actor ? (actor.name ?? t`Former member`) : t`Former member`;
  const how =
    restoredFrom === null ? [] : [restoredFrom === 0 ? t`default restored` : t`version ${restoredFrom} restored`];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 text-ui">
      <span className="w-6 text-ink-3 tabular-nums">{version}</span>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <del className="text-ink-3">
          <span className="sr-only">
            <Trans>before</Trans>{' '}
          </span>
          {valueText(t, before)}
        </del>{' '}
        <ins className="font-semibold no-underline">
          <span className="sr-only">
            <Trans>after</Trans>{' '}
          </span>
          {valueText(t, after)}
        </ins>
        <span className="block text-ink-3 text-meta">{[formatMoment(new Date(at)), by, ...how].join(' · ')}</span>
      </span>
      {isCurrent && (
        <Badge tone="ok">
          <Trans>Current</Trans>
        </Badge>
      )}
      {!isCurrent && !isSame && (
        <Button variant="line" busy={busy} aria-label={t`Restore version ${version}`} onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
      )}
    </li>
  );
}
