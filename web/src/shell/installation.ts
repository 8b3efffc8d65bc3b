import { createContext, useContext } from 'react';

/** What every page knows of the installation it came from. */
export type Installation = { readonly demo: boolean; readonly publicUrl: string };

export const InstallationContext = createContext<Installation>({ demo: false, publicUrl: '' });
export const useInstallation = (): Installation => useContext(InstallationContext);
