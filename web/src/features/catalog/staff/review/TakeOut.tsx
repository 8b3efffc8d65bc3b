import { Trans, useLingui } from '@lingui/react/macro';
import { REASON_NEEDED } from '@plyhaat/contract/admin/admin';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import { useRef, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { takingOut } from './batch.queries.ts';

/** Takes one row out of an upload, with the reason that its seller reads, or puts it back. */
export function TakeOut({ id, row: { number, takenOut } }: { id: string; row: BatchRow }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLInputElement>(null);
  const taking = useChange(takingOut(id, number), {
    refresh: [['admin']],
    refreshOnError: true,
    onSuccess: () => setAsks(false),
  });
  const confirm = () => {
    const text = reason.current?.value.trim() ?? '';
    if (text !== '') return taking.mutate(text);
    setError(REASON_NEEDED);
    reason.current?.focus();
  };
  if (takenOut !== null)
    return (
      <Press
        label={t`Put back row ${number}`}
        busy={taking.isPending}
        onPress={() => taking.mutate(null)}
        text={t`Put back`}
      />
    );
  if (!asks)
    return <Press label={t`Take out row ${number}`} onPress={() => setAsks(true)} text={t`Take out`} busy={false} />;
  return (
    <div className="mt-2 grid gap-3">
      <Field label={t`Why row ${number} is rejected`} error={error}>
        <Input ref={reason} maxLength={1000} onChange={() => setError(undefined)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" disabled={taking.isPending} onClick={() => setAsks(false)}>
          <Trans>Keep it</Trans>
        </Button>
        <Press label={t`Take out row ${number}`} busy={taking.isPending} onPress={confirm} text={t`Take out`} />
      </div>
    </div>
  );
}

type PressProps = { label: string; text: string; busy: boolean; onPress: () => void };
function Press({ label, text, busy, onPress }: PressProps) {
  return (
    <Button variant="danger" aria-label={label} busy={busy} onClick={onPress} className="w-fit">
      {text}
    </Button>
  );
}
