import net from 'node:net';

export type Moment = 'before' | 'after';

/** What is watched for in the traffic of a line, and what happens when it comes. */
type Trap = { readonly asks: string; readonly answers?: string; readonly moment: Moment; readonly spring: () => void };

export type Line = { readonly port: number; set(trap: Trap): void; clear(): void; close(): void };

/** Calls whose time is measured: those that hold `asks`, from the first byte of the request to the first of the answer. */
export type Timed = { readonly asks: string; took(request: string, ms: number): void };

/**
 * A line to a database or a provider that springs a trap: before a request that holds `asks` gets through (with
 * `answers`, before the commit that follows it), or after the answer to it went back.
 */
export async function openLine(target: { readonly host: string; readonly port: number }, timed?: Timed): Promise<Line> {
  let trap: Trap | undefined;
  const spring = (own: Trap) => {
    if (trap !== own) return false;
    trap = undefined;
    own.spring();
    return true;
  };
  const server = net.createServer((caller) => {
    const callee = net.connect(target.port, target.host);
    let asked = false;
    let call: { readonly since: number; request: string } | undefined;
    caller.on('data', (chunk) => {
      if (trap && chunk.includes(trap.asks)) asked = true;
      const due = trap && asked && (!trap.answers || chunk.includes('commit'));
      if (trap?.moment === 'before' && due && spring(trap)) return;
      if (timed && !call && chunk.includes(timed.asks)) call = { since: performance.now(), request: '' };
      if (call) call.request += chunk.toString('latin1');
      callee.write(chunk);
    });
    callee.on('data', (chunk) => {
      const due = trap && asked && (!trap.answers || chunk.includes(trap.answers));
      if (call) timed?.took(call.request, performance.now() - call.since);
      call = undefined;
      caller.write(chunk);
      if (trap?.moment === 'after' && due) spring(trap);
    });
    for (const [end, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    set(next) {
      trap = next;
    },
    clear() {
      trap = undefined;
    },
    close: () => void server.close(),
  };
}
