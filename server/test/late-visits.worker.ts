import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';

// Visitors of a process whose own thread is busy: see late-visits.ts.
const { port, count, sent } = workerData as { port: number; count: number; sent: Int32Array };
const ASKED = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

async function visit(): Promise<{ readonly status: Promise<string> }> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(ASKED, resolve));
  const status = text(socket).then(
    (answer) => answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length),
    (error: Error) => error.message,
  );
  return { status };
}

const visits = await Promise.all(Array.from({ length: count }, visit));
Atomics.store(sent, 0, 1);
Atomics.notify(sent, 0);
parentPort?.postMessage(await Promise.all(visits.map(({ status }) => status)));
