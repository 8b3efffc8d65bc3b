import { spawn } from 'node:child_process';
import type { Settings } from './settings.ts';

/**
 * Tells systemd how far we are, where it asked to be told (Type=notify): it starts what needs us when we are ready.
 * Its own program does so, because Node has no sockets of that kind; where it fails systemd gives up by its timeout.
 */
export function tellSupervisor({ supervised }: Settings, state: 'READY=1' | 'STOPPING=1'): void {
  if (!supervised) return;
  spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', () => {});
}
