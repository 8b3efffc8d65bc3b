import { useLingui } from '@lingui/react/macro';
import { dashPhone, normalizePhone } from '@plyhaat/contract/core/phone';
import { type ClipboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';

const LONGEST = 12;
/** `+91 98225 11223` and a blank more. */
const LONGEST_CODED = 16;
const CODED_DIGITS = 12;
const digitsOf = (text: string) => text.replace(/\D/g, '');
const readPhone = (text: string) => normalizePhone(text) ?? digitsOf(text).slice(0, 10);

/** Where the cursor stands in the dashed text, after so many digits. */
const placeAfter = (digits: number) => digits + (digits > 6 ? 2 : digits > 3 ? 1 : 0);

type Props = {
  phone: string;
  onPhone: (digits: string) => void;
  error?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
};

/** Ten digits, shown 3-3-4 (ALL-3). A number pasted or typed with its country code is understood. */
export function PhoneField({ phone, onPhone, error, ref }: Props) {
  const { t } = useLingui();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  /** What begins with a plus stays as it is typed until the number is whole. */
  const [coded, setCoded] = useState('');
  const [cursor, setCursor] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (cursor) field.current?.setSelectionRange(cursor.at, cursor.at);
  }, [cursor, field]);
  const paste = (event: ClipboardEvent) => {
    const pasted = normalizePhone(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    onPhone(pasted);
  };
  return (
    <Field label={t`Phone number`} help={t`Your 10-digit mobile number`} error={error}>
      <InputGroup prefix="+91">
        <Input
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={coded ? LONGEST_CODED : LONGEST}
          value={coded || dashPhone(phone)}
          onPaste={paste}
          onChange={({ target }) => {
            const isCoded = target.value.startsWith('+') && digitsOf(target.value).length < CODED_DIGITS;
            setCoded(isCoded ? target.value : '');
            if (isCoded) return onPhone('');
            const before = digitsOf(target.value.slice(0, target.selectionStart ?? LONGEST)).length;
            setCursor({ at: placeAfter(before) });
            onPhone(readPhone(target.value));
          }}
        />
      </InputGroup>
    </Field>
  );
}
