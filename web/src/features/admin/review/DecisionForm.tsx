import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type decideReview, REASON_NEEDED, type ReviewDetail } from '@plyhaat/contract/admin/admin';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { SessionUser } from '#api/session.ts';
import { InWords } from '#console/table/cells.tsx';
import { LicenceCheck } from '#features/catalog/staff/review/LicenceCheck.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { FieldNote } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { sendDecision } from './review.queries.ts';
import { effectsOf, wordsFor } from './review.words.ts';
import { TakenNote } from './TakenNote.tsx';
import { TemplateChips } from './TemplateChips.tsx';
import type { Decided } from './useHeldDecision.ts';

type Props = {
  detail: ReviewDetail;
  me: SessionUser;
  isShown: boolean;
  undo: ReactNode;
  onDecide: (decided: Decided) => void;
};

/** The two answers, where the reader may give them: not on what is theirs, nor on what a colleague has taken. */
export function DecisionForm({ detail, me, isShown, undo, onDecide }: Props) {
  const { status, taken } = detail;
  const isTheirs = taken !== undefined && taken._id !== me._id;
  const closed = closedWords(detail, me);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {status === 'PENDING' && !closed && taken && <TakenNote detail={detail} taken={taken} me={me} />}
      {closed}
      {closed || isTheirs ? undo : <Open {...{ detail, isShown, undo, onDecide }} />}
    </div>
  );
}

function closedWords(detail: ReviewDetail, me: SessionUser): ReactNode {
  const { status, reason, owner, subjectOwnerId } = detail;
  if (status !== 'PENDING')
    return (
      <p className="flex flex-wrap items-center gap-3 text-ui wrap-anywhere">
        <Badge tone={status === 'APPROVED' ? 'ok' : 'no'}>
          <InWords said={wordsFor(detail).decided[status]} />
        </Badge>
        {reason}
      </p>
    );
  if (subjectOwnerId === me._id)
    return (
      <p className="text-ink-2 text-ui">
        <Trans>This report is about something of yours. A colleague decides on it.</Trans>
      </p>
    );
  return owner?._id === me._id ? (
    <p className="text-ink-2 text-ui">
      <Trans>This item is yours. A colleague decides on it.</Trans>
    </p>
  ) : null;
}

function Open({ detail, isShown, undo, onDecide }: Omit<Props, 'me'>) {
  const { t } = useLingui();
  const { kind, version, title, automatic = false } = detail;
  const words = wordsFor(detail);
  const effects = effectsOf(detail);
  const said = (sentences: readonly MessageDescriptor[]) => sentences.map((sentence) => t(sentence)).join(' ');
  // What is held back and not published is refused to its author, who reads why.
  const [refusing, agreeing] = automatic ? (['approve', 'reject'] as const) : (['reject', 'approve'] as const);
  const [error, setError] = useState<string>();
  const note = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [licenceChecked, setLicenceChecked] = useState(false);
  const decide = (decision: 'approve' | 'reject') => {
    if (!isShown) return;
    const text = reason.current?.value.trim() ?? '';
    if (decision === refusing && text === '') {
      setError(REASON_NEEDED);
      reason.current?.focus();
      return;
    }
    const body: CallOf<typeof decideReview>['body'] = {
      decision,
      version,
      ...((text || automatic) && { reason: text || t`Nothing wrong with it.` }),
      ...(decision === 'approve' && licenceChecked && { licenceChecked }),
    };
    onDecide({
      items: [detail],
      text: t`${{ decided: t(words.decided[decision === 'approve' ? 'APPROVED' : 'REJECTED']) }}: ${title}`,
      send: sendDecision(detail, body),
    });
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:flex lg:items-start">
        <TemplateChips kind={kind} onChoose={fill} withKeys className="min-w-0 lg:max-w-1/2" />
        <div className="group grid min-w-0 flex-1 gap-1">
          <Textarea
            ref={reason}
            rows={1}
            maxLength={1000}
            aria-label={t`Reason`}
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
            placeholder={t`Reason, needed for “${{ answer: t(words[refusing]) }}”`}
            onChange={() => setError(undefined)}
            onKeyDown={onKey}
            className="field-sizing-content max-h-28 min-h-11! resize-none! py-2! text-ui"
          />
          <div id={note}>
            <FieldNote id={`${note}-error`} error={error} />
            <p className="text-ink-3 text-meta not-group-focus-within:sr-only">{t(words.reasonHint)}</p>
          </div>
        </div>
      </div>
      <DecisionButtons
        agree={t(words[agreeing])}
        refuse={t(words[refusing])}
        effects={effects && { agree: said(effects[agreeing]), refuse: said(effects[refusing]) }}
        isShown={isShown}
        hasPrice={detail.price !== undefined}
        undo={undo}
        onAgree={() => decide(agreeing)}
        onRefuse={() => decide(refusing)}
      />
    </>
  );
}
