import {
  alreadyDecided,
  changedSince,
  nothingToReview,
  REASON_NEEDED,
  type ReviewDetail,
} from '@plyhaat/contract/admin/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { LicenceCheck } from './LicenceCheck.tsx';
import { deciding } from './review.queries.ts';
import { wordsFor } from './review.words.ts';
import * as TEXTS from './texts.ts';

type Props = {
  detail: ReviewDetail;
  onBusy: (busy: boolean) => void;
  onDecided: () => void;
};

export function DecisionForm(props: Props) {
  const { status, reason } = props.detail;
  if (status === 'PENDING') return <Open {...props} />;
  return (
    <p className="flex flex-wrap items-center gap-3 border-line border-t pt-5 text-ui wrap-anywhere">
      <Badge tone={status === 'APPROVED' ? 'ok' : 'no'}>{wordsFor(props.detail).decided[status]}</Badge>
      {reason}
    </p>
  );
}

/** Somebody changed it, decided it or took it away since it was looked at. */
const isOutOfDate = (refusal: Error) => refusal instanceof CallError && OUTRUN.some((failure) => refusal.is(failure));
const OUTRUN = [changedSince, alreadyDecided, nothingToReview];

function Open({ detail, onBusy, onDecided }: Props) {
  const { kind, _id, version, automatic = false } = detail;
  const words = wordsFor(detail);
  // What is held back and not published is refused to its author, who reads why.
  const [refusing, agreeing] = automatic ? (['approve', 'reject'] as const) : (['reject', 'approve'] as const);
  const queries = useQueryClient();
  const verdict = useMutation(deciding(kind, _id));
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [licenceChecked, setLicenceChecked] = useState(false);
  useEffect(() => onBusy(verdict.isPending), [onBusy, verdict.isPending]);
  const decide = (decision: 'approve' | 'reject') => {
    const text = reason.current?.value.trim() ?? '';
    if (decision === refusing && text === '') {
      setError(REASON_NEEDED);
      reason.current?.focus();
      return;
    }
    verdict.mutate(
      {
        decision,
        version,
        ...((text || automatic) && { reason: text || TEXTS.nothingWrong }),
        ...(decision === 'approve' && licenceChecked && { licenceChecked }),
      },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          void queries.invalidateQueries();
          onDecided();
        },
        onError: (refusal) => {
          toastError(refusal.message);
          if (isOutOfDate(refusal)) void queries.invalidateQueries({ queryKey: ['admin'] });
        },
      },
    );
  };
  const chosen = verdict.isPending ? verdict.variables?.decision : undefined;
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      {detail.licence && (
        <LicenceCheck licence={detail.licence} checked={licenceChecked} onChange={setLicenceChecked} />
      )}
      <Field
        label={TEXTS.reason}
        help={TEXTS.requiredForValueReasonHint(words[refusing], words.reasonHint)}
        error={error}
      >
        <Textarea ref={reason} rows={2} maxLength={1000} onChange={() => setError(undefined)} />
      </Field>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button
          variant="danger"
          busy={chosen === refusing}
          disabled={chosen === agreeing}
          onClick={() => decide(refusing)}
        >
          {words[refusing]}
        </Button>
        <Button busy={chosen === agreeing} disabled={chosen === refusing} onClick={() => decide(agreeing)}>
          {words[agreeing]}
        </Button>
      </div>
    </div>
  );
}
