import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Application, type CityHolder, cityTaken } from '@plyhaat/contract/dealerships/applications';
import type { OfferedCity } from '@plyhaat/contract/dealerships/opportunities';
import { type SubmitEvent, useState } from 'react';
import { CallError } from '#api/call.ts';
import { Notice } from '#forms/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { inOneLine } from '#ui/in-one-line.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import type { Say } from '#ui/said.ts';
import { isTaken } from '../territory.ts';
import { useDeciding } from './useDeciding.ts';

type Props = { application: Application; cities: readonly OfferedCity[]; onClose: () => void };

/** Which cities are given, all ticked at first. One that another dealer has is given only when that is confirmed. */
export function AcceptDialog({ application, cities, onClose }: Props) {
  const { t } = useLingui();
  const [given, setGiven] = useState<readonly string[]>(cities.map(({ _id }) => _id));
  const [holders, setHolders] = useState<readonly CityHolder[]>([]);
  const [error, setError] = useState('');
  const { mutate: decide, isPending: busy } = useDeciding(application, {
    failure: null,
    onSuccess: onClose,
    onError: (refusal) => {
      if (refusal instanceof CallError && refusal.is(cityTaken)) setHolders(holdersOf(refusal));
      else setError(refusal.message);
    },
  });
  const toggle = (id: string) => {
    setGiven(given.includes(id) ? given.filter((other) => other !== id) : [...given, id]);
    setHolders([]);
    setError('');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (given.length === 0) return setError(t`Please choose at least one city`);
    setError('');
    decide({ status: 'accepted', cities: [...given], ...(holders.length > 0 && { confirm: true }) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
      title={t`Accept ${{ organisationName: application.Organisation_name }}?`}
      description={t`The cities you tick go to this applicant and show as taken.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <fieldset>
          <legend className="mb-1 font-semibold text-ui">
            <Trans>Cities</Trans>
          </legend>
          {cities.map((city) => (
            <Check
              key={city._id}
              label={city.name}
              count={isTaken(city) ? t`Taken` : undefined}
              checked={given.includes(city._id)}
              onChange={() => toggle(city._id)}
            />
          ))}
        </fieldset>
        {error && <Notice outcome="failed">{error}</Notice>}
        {holders.length > 0 && <Notice outcome="failed">{question(holders, t)}</Notice>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={busy}>
            {holders.length > 0 ? t`Give anyway` : t`Accept`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const holdersOf = ({ reply }: CallError) => (Array.isArray(reply.holders) ? (reply.holders as CityHolder[]) : []);

function question(holders: readonly CityHolder[], say: Say): string {
  const given = inOneLine(
    holders.map(({ city: { name }, holder }) => say(msg`${name} is already given to ${holder}`)),
    say,
  );
  return say(
    msg`${plural(holders.length, { one: `${given}. Give it anyway?`, other: `${given}. Give them anyway?` })}`,
  );
}
