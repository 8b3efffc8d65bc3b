import net from 'node:net';
import type { Settings } from './settings.ts';

/**
 * PORT=0 asks for any free port. It is taken before anything else starts, because links to the site name it, and held
 * until the app listens on it: a port that was merely looked up may be somebody else's by then.
 */
export async function holdPort(settings: Settings): Promise<{ settings: Settings; release: () => Promise<void> }> {
  if (settings.port !== 0) return { settings, release: async () => {} };
  const holder = net.createServer((early) => early.destroy());
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(0, settings.host, resolve);
  });
  const { port } = holder.address() as net.AddressInfo;
  const publicUrl = settings.publicUrl.replace(/^http:\/\/localhost:0$/, `http://localhost:${port}`);
  const release = () => new Promise<void>((resolve) => holder.close(() => resolve()));
  return { settings: { ...settings, port, publicUrl }, release };
}
