import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FieldNote } from './Field.tsx';
import { digitAt, enterDigits, isWholeCode, OTP_LENGTH, withoutDigit } from './otp.ts';

export interface OtpBoxesProps {
  label: string;
  /** A space stands for a box left empty in between; isWholeCode() of otp.ts tells when all six are filled. */
  value: string;
  onChange: (value: string) => void;
  onComplete?: ((code: string) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** Puts the cursor into the first box when it appears. */
  autoFocus?: boolean;
}

const PLACES = Array.from({ length: OTP_LENGTH }, (_, at) => at);
const BOX =
  'h-13.5 w-full min-w-0 rounded-card border border-control bg-surface text-center font-semibold text-title tabular-nums outline-hidden transition-[border-color,box-shadow] focus:border-teak focus:ring-3 focus:ring-teak-soft aria-invalid:border-brick aria-invalid:ring-1 aria-invalid:ring-brick aria-invalid:focus:border-teak aria-invalid:focus:ring-3 aria-invalid:focus:ring-teak disabled:bg-sunken disabled:text-ink-3 xs:h-15';

export function OtpBoxes(props: OtpBoxesProps) {
  const { t } = useLingui();
  const { label, value, error, disabled = false } = props;
  const noteId = useId();
  const { boxes, enter, onKeyDown } = useBoxes(props);
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    enter(at, event.clipboardData.getData('text'));
  };
  return (
    <fieldset disabled={disabled} aria-describedby={error ? noteId : undefined} className="grid gap-1.5">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-6 gap-1.5 xs:gap-2.5">
        {PLACES.map((at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t`Digit ${{ at: at + 1 }} of ${OTP_LENGTH}`}
            aria-invalid={error ? true : undefined}
            value={digitAt(value, at)}
            onChange={(event) => enter(at, event.target.value)}
            onPaste={onPaste(at)}
            onKeyDown={onKeyDown(at)}
            onFocus={(event) => event.target.select()}
            onClick={(event) => event.currentTarget.select()}
            className={BOX}
          />
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

function useBoxes({ value, onChange, onComplete, error, autoFocus = false }: OtpBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // Before the dialog notices that the field focused so far is gone: it would take the focus itself.
  useLayoutEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);
  // A refused code was emptied: the next one is typed from the first box.
  const startsAnew = Boolean(error) && value === '';
  useEffect(() => {
    if (startsAnew) boxes.current[0]?.focus();
  }, [startsAnew]);
  const focus = (at: number) => {
    const box = boxes.current[Math.max(0, Math.min(at, OTP_LENGTH - 1))];
    box?.focus();
    box?.select();
  };
  const change = (code: string) => {
    if (code !== value) onChange(code);
    if (code !== value && isWholeCode(code)) onComplete?.(code);
  };
  const enter = (at: number, text: string) => {
    if (text === '') return change(withoutDigit(value, at));
    const { code, next } = enterDigits(value, at, text);
    change(code);
    if (next !== at) focus(next);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const next = neighbour(event.key, at, digitAt(value, at));
    if (next === at) return;
    event.preventDefault();
    focus(next);
  };
  return { boxes, enter, onKeyDown };
}

/** Where a key leads without changing the code; the digit already there changes nothing and goes on. */
function neighbour(key: string, at: number, present: string): number {
  if (key === 'ArrowRight' || (present !== '' && key === present)) return at + 1;
  if (key === 'ArrowLeft' || (key === 'Backspace' && present === '')) return at - 1;
  return at;
}
