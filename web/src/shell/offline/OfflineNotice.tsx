import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useConnection } from '#api/connection.ts';
import { formatMoment } from '#ui/words/dates.ts';

/** Leaves by itself with the first answer of the server. */
export function OfflineNotice() {
  const { t } = useLingui();
  const { isLost, savedAt } = useConnection();
  return (
    <div role="status" className="bg-night text-cream print:hidden">
      {isLost && (
        <p className="wrap flex min-h-10 items-center gap-2 py-2 font-medium text-ui">
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {savedAt > 0 ? (
            t`You’re offline. This was saved on your device on ${{ moment: formatMoment(new Date(savedAt), t) }}.`
          ) : (
            <Trans>You’re offline. Pages you opened before still open.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
