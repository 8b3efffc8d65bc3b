import { createContext, useContext } from 'react';

/** What every page knows of the installation it came from. */
export type House = { readonly demo: boolean; readonly publicUrl: string };

export const HouseContext = createContext<House>({ demo: false, publicUrl: '' });
export const useHouse = (): House => useContext(HouseContext);
