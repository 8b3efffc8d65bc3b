import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { System } from '@plyhaat/contract/admin/system';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import type { Say } from '#ui/said.ts';
import { countText, momentText } from './system.words.ts';

/** A name and what it is, a line each. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode, note?: string | undefined])[];
}) {
  return (
    <dl className="grid content-start text-ui">
      {facts.map(([name, value, note]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-2 first:pt-0 last:border-b-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">
            {value}
            {note && <span className="block font-normal text-ink-3 text-meta">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Part = System['health'][number];
const PARTS: Readonly<Record<Part['name'], MessageDescriptor>> = {
  database: msg`Database`,
  files: msg`Files`,
  sms: msg`Text messages`,
  mail: msg`Mail`,
  payments: msg`Payments`,
  push: msg`Push`,
};
const STATES: Readonly<Record<Part['state'], MessageDescriptor>> = {
  ok: msg`OK`,
  demo: msg`Demo`,
  off: msg`Off`,
  failing: msg`Failing`,
};
const TONES: Readonly<Record<Part['state'], BadgeTone>> = {
  ok: 'ok',
  demo: 'wait',
  off: 'plain',
  failing: 'no',
};

export function Health({ health }: Pick<System, 'health'>) {
  const { t } = useLingui();
  return (
    <Panel title={t`Health`}>
      <Facts
        facts={health.map(({ name, state, detail }) => [
          t(PARTS[name]),
          <Badge key={name} tone={TONES[state]}>
            {t(STATES[state])}
          </Badge>,
          detail,
        ])}
      />
    </Panel>
  );
}

export function Versions({ versions }: Pick<System, 'versions'>) {
  const { t } = useLingui();
  return (
    <Panel title={t`Versions`}>
      <Facts
        facts={[
          [t`Plyhaat`, versions.app, versions.commit ?? t`unknown`],
          [t`Node`, versions.node],
          [t`PostgreSQL`, versions.postgres],
          [t`Migration`, versions.migration ?? t`unknown`],
          [t`Running since`, momentText(versions.startedAt)],
        ]}
      />
    </Panel>
  );
}

const sinceText = (t: Say, moment: string | null) =>
  moment === null ? undefined : t(msg`oldest since ${{ moment: momentText(moment) }}`);

const storedText = (stored: number) => (stored > MOST_COUNTED ? `${countText(MOST_COUNTED)}+` : countText(stored));

export function OnTheWay({ outbox }: Pick<System, 'outbox'>) {
  const { t } = useLingui();
  const { events, eventsSince, messages, messagesSince, stored } = outbox;
  return (
    <Panel title={t`On the way`}>
      <Facts
        facts={[
          [t`Events to be handled`, countText(events), sinceText(t, eventsSince)] as const,
          [t`Texts, mails and push`, countText(messages), sinceText(t, messagesSince)] as const,
          ...(stored === null ? [] : ([[t`Stored by demo mode`, storedText(stored)]] as const)),
        ]}
      />
    </Panel>
  );
}
