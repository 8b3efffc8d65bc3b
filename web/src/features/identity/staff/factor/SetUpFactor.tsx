import { Trans, useLingui } from '@lingui/react/macro';
import type { FactorSetup } from '@plyhaat/contract/identity/staff/factor';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Begin = { readonly data: FactorSetup | undefined; readonly isPending: boolean; readonly mutate: () => void };
type Props = {
  title: ReactNode;
  text: string;
  begin: Begin;
  /** The way in, while nothing is begun. */
  entry?: ReactNode;
  /** It is on from now, before the recovery codes are saved. */
  onConfirmed?: () => void;
  onDone: () => void;
};

/** One press, then all on one screen: scan, confirm, save the recovery codes. */
export function SetUpFactor({ title, text, begin, entry, onConfirmed, onDone }: Props) {
  return (
    <section className="grid gap-6">
      <div className="max-w-140">
        <h1 className="flex flex-wrap items-center gap-3 text-head">{title}</h1>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      {begin.data ? (
        <Steps setup={begin.data} onConfirmed={onConfirmed} onDone={onDone} />
      ) : (
        (entry ?? (
          <div>
            <Button size="lg" busy={begin.isPending} onClick={() => begin.mutate()}>
              <Trans>Set up</Trans>
            </Button>
          </div>
        ))
      )}
    </section>
  );
}

const STEP = 'grid content-start gap-3 rounded-card border border-line bg-surface p-5';

type StepsProps = { setup: FactorSetup; onConfirmed: Props['onConfirmed']; onDone: () => void };

function Steps({ setup, onConfirmed, onDone }: StepsProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const confirmed = (given: readonly string[]) => {
    setCodes(given);
    onConfirmed?.();
  };
  return (
    <ol className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <li className={`${STEP} lg:row-span-2`}>
        <Scan setup={setup} />
      </li>
      <li className={STEP}>
        <h2 className="text-title">
          <Trans>2. Type the six digits that the app shows</Trans>
        </h2>
        {codes ? (
          <p className="text-leaf">
            <Trans>The code was right: your second factor is on.</Trans>
          </p>
        ) : (
          <ConfirmCode onConfirmed={confirmed} />
        )}
      </li>
      <li className={STEP}>
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={onDone} />
        ) : (
          <>
            <h2 className="text-title text-ink-2">
              <Trans>3. Save your recovery codes</Trans>
            </h2>
            <p className="text-ink-2 text-ui">
              <Trans>Ten codes appear here once the code is right.</Trans>
            </p>
          </>
        )}
      </li>
    </ol>
  );
}

/** Four letters at a time are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Scan({ setup: { secret, qr } }: { setup: FactorSetup }) {
  const { t } = useLingui();
  return (
    <>
      <h2 className="text-title">
        <Trans>1. Scan this with an authenticator app</Trans>
      </h2>
      <p className="text-ink-2 text-ui">
        <Trans>Google Authenticator, Microsoft Authenticator, 1Password and others will do.</Trans>
      </p>
      <svg
        role="img"
        aria-label={t`QR code of the secret`}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="size-56 rounded bg-white"
      >
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className="text-ink-2 text-ui">
        <Trans>No camera? Type this key instead:</Trans>
        <code className="mt-1 block select-all font-semibold text-body text-ink wrap-anywhere">{grouped(secret)}</code>
      </p>
    </>
  );
}
