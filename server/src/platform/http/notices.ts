import { signInRequired } from '@plyhaat/contract/core/errors';
import type { FastifyRequest } from 'fastify';
import { AppError } from './failure.ts';
import type { App } from './http.ts';

const LARGEST_NOTICE = 64 * 1024;

type Headers = Readonly<Record<string, string | undefined>>;

export type NoticeRoute<Notice> = {
  readonly path: `/${string}`;
  /** The verified notice, or undefined where its signature is wrong. */
  readonly read: (body: Buffer, headers: Headers) => Notice | undefined;
  /** Stores it; what follows from it is a job's. */
  readonly take: (notice: Notice, body: Buffer) => Promise<void>;
};

/**
 * Where another server tells us something, signed. The signature covers the bytes as they came, so they are not parsed
 * here. A good signature is never limited; a bad one counts against its address and is refused without a reason.
 */
export function noticeRoute<Notice>(app: App, { path, read, take }: NoticeRoute<Notice>): void {
  const refuse = async (request: FastifyRequest): Promise<never> => {
    await app.countRequest?.(request);
    throw new AppError(signInRequired);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      `/api${path}`,
      { bodyLimit: LARGEST_NOTICE, config: { unlimited: true }, schema: { hide: true } as never },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]);
        const notice = read(body, Object.fromEntries(headers) as Headers);
        if (!notice) return refuse(request);
        await take(notice, body);
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send('{"success":true}');
      },
    );
  });
}
