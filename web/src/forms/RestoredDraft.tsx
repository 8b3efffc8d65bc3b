import { Trans } from '@lingui/react/macro';

type Props = {
  /** The form sends something to somebody; others save. */
  sends?: boolean;
  onStartAnew: () => void;
};

/** Above a form that shows an earlier draft. */
export function RestoredDraft({ sends = false, onStartAnew }: Props) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded bg-amber-soft px-4 py-1 text-amber-ink text-ui"
    >
      {sends ? (
        <Trans>We have restored what you typed earlier and did not send.</Trans>
      ) : (
        <Trans>We have restored what you typed earlier and did not save.</Trans>
      )}
      <button type="button" onClick={onStartAnew} className="link min-h-11">
        <Trans>Start over</Trans>
      </button>
    </p>
  );
}
