import net from 'node:net';

type Moment = 'before' | 'after';

const INSERTS_KEY = 'insert into "idempotency_keys"';

/** A line to a database that stops, when asked, right before or right after the commit of a call with a key. */
export async function databaseLine(url: string) {
  const target = new URL(url);
  let moment: Moment | undefined;
  let stopped: () => unknown = () => {};

  const server = net.createServer((program) => {
    const database = net.connect(Number(target.port), target.hostname);
    let hasKey = false;
    program.on('data', (chunk) => {
      hasKey ||= chunk.includes(INSERTS_KEY);
      if (moment === 'before' && hasKey && chunk.includes('commit')) stopped();
      else database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (moment === 'after' && hasKey && chunk.includes('COMMIT\0')) stopped();
      else program.write(chunk);
    });
    for (const [end, other] of [
      [program, database],
      [database, program],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;

  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    /** Resolves once so many calls with a key have come to this point; they get no further. */
    stopAt: (at: Moment, calls: number) =>
      new Promise<void>((resolve) => {
        let left = calls;
        moment = at;
        stopped = () => --left === 0 && resolve();
      }),
    goOn() {
      moment = undefined;
    },
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}
