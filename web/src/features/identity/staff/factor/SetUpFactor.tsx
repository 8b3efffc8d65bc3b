import type { FactorSetup } from '@plyhaat/contract/identity/staff/factor';
import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';
import { confirming, settingUp } from './factor.queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as TEXTS from './texts.ts';

type Props = { title: string; text: string; onDone: () => void };

/** The three steps: begin, scan and confirm, save the recovery codes. */
export function SetUpFactor({ title, text, onDone }: Props) {
  const begin = useChange(settingUp, { success: null });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <section className="grid max-w-140 gap-5">
      <div>
        <h1 className="text-head">{title}</h1>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      {begin.data ? (
        <Confirm setup={begin.data} onConfirmed={setCodes} />
      ) : (
        <div>
          <Button size="lg" busy={begin.isPending} onClick={() => begin.mutate()}>
            {TEXTS.setUp}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Four letters at a time are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type ConfirmProps = { setup: FactorSetup; onConfirmed: (codes: readonly string[]) => void };

function Confirm({ setup: { secret, qr }, onConfirmed }: ConfirmProps) {
  const [code, setCode] = useState('');
  const confirm = useChange(confirming, QUIET);
  const send = (given: string) => {
    if (!confirm.isPending) confirm.mutate(given, { onSuccess: onConfirmed, onError: () => setCode('') });
  };
  const change = (next: string) => {
    setCode(next);
    if (isWholeCode(next)) send(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWholeCode(code)) send(code);
  };
  return (
    <>
      <div className="grid gap-3">
        <h2 className="text-title">{TEXTS.scan}</h2>
        <p className="text-ink-2 text-ui">{TEXTS.scanText}</p>
        <svg
          role="img"
          aria-label={TEXTS.qrOfSecret}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="size-56 rounded bg-white"
        >
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <p className="text-ink-2 text-ui">
          {TEXTS.orType}
          <code className="mt-1 block select-all font-semibold text-body text-ink wrap-anywhere">
            {grouped(secret)}
          </code>
        </p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-title">{TEXTS.typeCode}</h2>
        <OtpBoxes label={TEXTS.code} value={code} onChange={change} error={confirm.error?.message} />
        <Button type="submit" size="lg" disabled={!isWholeCode(code)} busy={confirm.isPending}>
          {TEXTS.turnOn}
        </Button>
      </form>
    </>
  );
}
