import { useDeviceName } from './device.ts';

/** The browser of a session, in a cell of a table. */
export function DeviceName({ agent }: { agent: string }) {
  return useDeviceName()(agent);
}
