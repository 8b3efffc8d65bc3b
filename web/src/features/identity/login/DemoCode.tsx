import { Trans } from '@lingui/react/macro';

/** The code of a sample sign-in, which demo mode sends to nobody. */
export function DemoCode({ code, onUse }: { code: string; onUse: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded bg-sunken px-3 text-ink-2 text-ui">
      <span className="py-2.5">
        <Trans>Demo code</Trans> <b className="font-semibold text-ink tabular-nums">{code}</b>
      </span>
      <button type="button" onClick={onUse} className="link inline-flex min-h-11 items-center text-ui">
        <Trans>Fill in</Trans>
      </button>
    </p>
  );
}
