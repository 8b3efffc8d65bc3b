import { Trans } from '@lingui/react/macro';

type Props = { verb?: 'save' | 'send'; onStartAnew: () => void };

/** Above a form that shows an earlier draft. */
export function RestoredDraft({ verb = 'save', onStartAnew }: Props) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded bg-amber-soft px-4 py-1 text-amber-ink text-ui"
    >
      <Trans>We have restored what you typed earlier and did not {verb}.</Trans>
      <button type="button" onClick={onStartAnew} className="link min-h-11">
        <Trans>Start over</Trans>
      </button>
    </p>
  );
}
