import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Setting } from '@plyhaat/contract/admin/settings';
import { CONTACT } from '@plyhaat/contract/core/site';
import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { settingList } from './settings.queries.ts';
import { TypedRow } from './TypedRow.tsx';

export function SettingsScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Settings`} adminOnly>
      <Loaded />
    </ManagerScreen>
  );
}

function Loaded() {
  const { t } = useLingui();
  const found = useQuery(settingList());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="mb-1">
        <h1 className="text-head">
          <Trans>Settings</Trans>
        </h1>
        <p className="mt-1 max-w-[70ch] text-ink-2 text-ui">
          <Trans>
            Changes show on the site within seconds. Passwords and keys of providers are not here: they belong to the
            server.
          </Trans>
        </p>
      </div>
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load the settings. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && <Groups settings={found.data} />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Loading />
      <Skeleton corners="card" className="h-80" />
      <Skeleton corners="card" className="h-80" />
    </>
  );
}

type Group = 'contact' | 'limits' | 'features';
const GROUPS: Readonly<Record<Group, { readonly title: MessageDescriptor; readonly line: MessageDescriptor }>> = {
  contact: { title: msg`Contact details`, line: msg`In the header, the footer, the contact page and the legal pages.` },
  limits: {
    title: msg`Limits`,
    line: msg`They stop programs and abuse. Each has bounds, so that nobody is locked out.`,
  },
  features: {
    title: msg`Features`,
    line: msg`What is switched off disappears from the site, and its calls are refused.`,
  },
};

const groupOf = ({ name }: Setting): Group => {
  if (name in CONTACT) return 'contact';
  return SETTINGS[name].kind === 'limit' ? 'limits' : 'features';
};

function Groups({ settings }: { settings: readonly Setting[] }) {
  const { t } = useLingui();
  const byGroup = Map.groupBy(settings, groupOf);
  const named = useLocation({ select: ({ hash }) => hash });
  // The command box leads to one setting.
  useEffect(() => document.getElementById(named)?.querySelector<HTMLElement>('input, textarea')?.focus(), [named]);
  return [...byGroup].map(([group, some]) => (
    <Panel key={group} title={t(GROUPS[group].title)} line={t(GROUPS[group].line)}>
      <ul
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2',
          group !== 'contact' && 'xl:grid-cols-3',
        )}
      >
        {some.map((setting) => (
          <li
            key={setting.name}
            id={setting.name}
            className="min-w-0 scroll-mt-20 border-line border-t py-4 wrap-anywhere"
          >
            {/* Another version is another form: what was typed over an old value is not sent for a new one. */}
            {group === 'features' ? (
              <SwitchRow key={setting.version} setting={setting} />
            ) : (
              <TypedRow key={setting.version} setting={setting} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  ));
}
