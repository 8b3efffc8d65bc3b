import fs from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 50;

/** Readers of one process's streams: bare sockets, so that the reader's own memory and time weigh little. */
export class Readers {
  readonly #sockets: net.Socket[] = [];
  #heard = 0;
  #lost = 0;

  /** Notifications that came, on all streams together. */
  get heard(): number {
    return this.#heard;
  }
  get lost(): number {
    return this.#lost;
  }

  /** Opens one stream; it is open once it has sent the unread count. */
  #open(origin: URL, token: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = net.connect({ host: origin.hostname, port: Number(origin.port) });
    this.#sockets.push(socket);
    socket.setEncoding('latin1');
    socket.write(`GET /api/notifications/stream HTTP/1.1\r\nhost: ${origin.host}\r\nauthorization: ${token}\r\n\r\n`);
    socket.on('data', (text: string) => {
      if (text.includes('event: unread')) resolve();
      this.#heard += text.split('event: notification').length - 1;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      this.#lost++;
      reject(new Error('a stream ended'));
    });
    return promise;
  }

  async open(address: string, tokens: readonly string[]): Promise<void> {
    const origin = new URL(address);
    for (let at = 0; at < tokens.length; at += AT_ONCE)
      await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => this.#open(origin, token)));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The most that a process holds within some seconds. */
export async function mostWithin(pid: number, seconds: number): Promise<number> {
  let most = 0;
  for (let second = 0; second < seconds; second++) {
    most = Math.max(most, await residentMegabytes(pid));
    await sleep(1000);
  }
  return most;
}
