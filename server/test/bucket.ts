import path from 'node:path';
import S3rver from 's3rver';

const NAME = 'plyhaat';

/** A store of files that others reach over the network, on this machine; by TLS where it has a certificate for `localhost`. */
export async function someBucket(directory: string, certificate?: { readonly key: string; readonly cert: string }) {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: NAME, configs: [] }],
    ...certificate,
  });
  const { port } = await store.run();
  const host = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint: `${host}/${NAME}`, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    /** Where it keeps its objects. */
    objects: path.join(directory, NAME),
    close: () => store.close(),
  };
}
