import type { Language } from '@plyhaat/contract/core/languages';
import type { ChangedSite, Feature } from '@plyhaat/contract/core/site';
import { createContext, useContext } from 'react';

/** What every page knows of the installation it came from; `changed` is what staff set apart from the defaults. */
export type Installation = {
  readonly demo: boolean;
  readonly publicUrl: string;
  readonly changed?: ChangedSite;
  /** What pages are offered in, where that is more than English. */
  readonly languages?: readonly Language[];
};

export const InstallationContext = createContext<Installation>({ demo: false, publicUrl: '' });
export const useInstallation = (): Installation => useContext(InstallationContext);

/** Whether staff have left a part of the site switched on. */
export const isOn = ({ changed }: Installation, feature: Feature): boolean => changed?.[feature] ?? true;
export const useFeature = (feature: Feature): boolean => isOn(useInstallation(), feature);
