import type pg from 'pg';

const RECONNECT_MS = 1000;

/**
 * Listens to channels of the database on a connection of its own until stopped. `lost` runs when the connection drops:
 * notifications sent until it is back are missed. It reconnects by itself.
 */
export async function listenTo(
  pool: pg.Pool,
  channels: Readonly<Record<string, (payload: string) => void>>,
  lost: () => void,
): Promise<() => void> {
  const client = await pool.connect();
  let isOpen = true;
  let stopNext: (() => void) | undefined;
  let stopped = false;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    client.release(true);
  };
  const again = async (): Promise<void> => {
    if (stopped) return;
    stopNext = await listenTo(pool, channels, lost).catch(() => {
      setTimeout(() => void again(), RECONNECT_MS).unref();
      return undefined;
    });
    if (stopped) stopNext?.();
  };
  client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
  client.once('error', () => {
    if (!isOpen) return;
    close();
    lost();
    void again();
  });
  try {
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
  } catch (error) {
    close();
    throw error;
  }
  return () => {
    stopped = true;
    stopNext?.();
    close();
  };
}
