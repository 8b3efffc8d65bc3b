import type { Role } from '@plyhaat/contract/core/roles';
import { isOn, useInstallation } from '#shell/installation.ts';
import { type AccountTab, SWITCHED_TABS } from './sections.ts';
import { tabsFor } from './tabs.ts';

/** The screens of the account that a role has here: without those of parts of the site that are switched off. */
export function useTabs(role: Role): readonly AccountTab[] {
  const installation = useInstallation();
  return tabsFor(role).filter(({ tab }) => {
    const feature = SWITCHED_TABS[tab];
    return !feature || isOn(installation, feature);
  });
}
