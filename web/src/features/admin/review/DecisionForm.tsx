import {
  alreadyDecided,
  changedSince,
  nothingToReview,
  REASON_NEEDED,
  type ReviewDetail,
  takenByAnother,
} from '@plyhaat/contract/admin/admin';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import type { SessionUser } from '#api/session.ts';
import { LicenceCheck } from '#features/catalog/staff/review/LicenceCheck.tsx';
import { useChange } from '#forms/useChange.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { deciding } from './review.queries.ts';
import { wordsFor } from './review.words.ts';
import { TakenNote } from './TakenNote.tsx';
import { TemplateChips } from './TemplateChips.tsx';
import * as TEXTS from './texts.ts';

type Props = { detail: ReviewDetail; me: SessionUser; onDecided: () => void };

/** The two answers, where the reader may give them: not on what is theirs, nor on what a colleague has taken. */
export function DecisionForm({ detail, me, onDecided }: Props) {
  const { status, reason, owner, subjectOwnerId, taken } = detail;
  if (status !== 'PENDING')
    return (
      <p className="flex flex-wrap items-center gap-3 text-ui wrap-anywhere">
        <Badge tone={status === 'APPROVED' ? 'ok' : 'no'}>{wordsFor(detail).decided[status]}</Badge>
        {reason}
      </p>
    );
  if (subjectOwnerId === me._id) return <p className="text-ink-2 text-ui">{TEXTS.aboutYou}</p>;
  if (owner?._id === me._id) return <p className="text-ink-2 text-ui">{TEXTS.ownItem}</p>;
  return (
    <div className="grid gap-3">
      <TakenNote detail={detail} me={me} />
      {(!taken || taken._id === me._id) && <Open detail={detail} onDecided={onDecided} />}
    </div>
  );
}

/** Somebody changed it, decided it, took it or took it away since it was looked at. */
const isOutOfDate = (refusal: Error) => refusal instanceof CallError && OUTRUN.some((failure) => refusal.is(failure));
const OUTRUN = [changedSince, alreadyDecided, nothingToReview, takenByAnother];

function Open({ detail, onDecided }: Omit<Props, 'me'>) {
  const { kind, _id, version, automatic = false } = detail;
  const words = wordsFor(detail);
  // What is held back and not published is refused to its author, who reads why.
  const [refusing, agreeing] = automatic ? (['approve', 'reject'] as const) : (['reject', 'approve'] as const);
  const queries = useQueryClient();
  const verdict = useChange(deciding(kind, _id));
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [licenceChecked, setLicenceChecked] = useState(false);
  const decide = (decision: 'approve' | 'reject') => {
    if (verdict.isPending) return;
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
        onSuccess: () => {
          onDecided();
          void queries.invalidateQueries();
        },
        onError: (refusal) => {
          if (isOutOfDate(refusal)) void queries.invalidateQueries({ queryKey: ['admin'] });
        },
      },
    );
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide(refusing);
  };
  const fill = (text: string) => {
    if (reason.current) reason.current.value = text;
    setError(undefined);
  };
  return (
    <>
      {detail.licence && (
        <LicenceCheck licence={detail.licence} checked={licenceChecked} onChange={setLicenceChecked} />
      )}
      <TemplateChips kind={kind} onChoose={fill} withKeys />
      <Field
        label={TEXTS.reason}
        help={TEXTS.requiredForValueReasonHint(words[refusing], words.reasonHint)}
        error={error}
      >
        <Textarea
          ref={reason}
          rows={2}
          maxLength={1000}
          onChange={() => setError(undefined)}
          onKeyDown={onKey}
          className="min-h-19!"
        />
      </Field>
      <DecisionButtons
        agree={words[agreeing]}
        refuse={words[refusing]}
        busy={verdict.isPending ? (verdict.variables?.decision === agreeing ? 'agree' : 'refuse') : undefined}
        onAgree={() => decide(agreeing)}
        onRefuse={() => decide(refusing)}
      />
    </>
  );
}
