import net from 'node:net';

/** A database behind a cable that can be cut and mended. It keeps its port meanwhile: nobody else can take it. */
export async function cuttableDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    near.on('error', () => {});
    if (isCut) {
      near.destroy();
      return;
    }
    const far = net.connect(Number(target.port), target.hostname);
    far.on('error', () => {});
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}
