import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FileRule } from '@plyhaat/contract/core/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { readFormTexts } from './form-texts.ts';

export type FileRules = Readonly<Record<string, FileRule>>;

/** How a body with files is received. The media module lends it; the platform only says when. */
export type Receiver = {
  /** The most bytes a body with these files may have. */
  limit(rules: FileRules): number;
  /** Before JSON is parsed: files leave the stream, their ids take their place. */
  fromJson(request: FastifyRequest, reply: FastifyReply, payload: Readable, rules: FileRules): Promise<Readable>;
  /** Before raw bytes are read: counts the sender among its concurrent uploads until the exchange ends. */
  seat(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Before the body is checked: reads a multipart body, and stores what arrived either way. */
  store(request: FastifyRequest, reply: FastifyReply, rules: FileRules): Promise<void>;
};

/** Sizes of files are the receiver's to judge; the library's own limit would cut them off in silence. */
const PARTS = {
  fileSize: Number.MAX_SAFE_INTEGER,
  files: 24,
  fields: 200,
  parts: 224,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  headerPairs: 40,
};

function receiverOf({ receiver }: FastifyInstance): Receiver {
  if (!receiver) throw new Error('nobody receives files');
  return receiver;
}

/** Binds a route whose body is bytes and nothing else, so many at most. */
export function withRawBody(app: FastifyInstance, options: RouteOptions, most: number): void {
  const authenticate = [options.preParsing ?? []].flat();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) => done(null, body));
    scope.route({
      ...options,
      bodyLimit: most,
      preParsing: [
        ...authenticate,
        async (request: FastifyRequest, reply: FastifyReply) => receiverOf(scope).seat(request, reply),
      ] as never,
    });
  });
}

/** Binds a route whose body may hold files. Only such a route reads multipart. */
export function withFiles(app: FastifyInstance, options: RouteOptions, rules: FileRules): void {
  const authenticate = [options.preParsing ?? []].flat();
  const body = options.schema?.body as z.core.$ZodType | undefined;
  void app.register(async (scope) => {
    const receiver = () => receiverOf(scope);
    await scope.register(multipart, { limits: PARTS, throwFileSizeLimit: false });
    scope.route({
      ...options,
      bodyLimit: receiver().limit(rules),
      preParsing: [
        ...authenticate,
        (request: FastifyRequest, reply: FastifyReply, payload: Readable) =>
          receiver().fromJson(request, reply, payload, rules),
      ] as never,
      preValidation: async (request, reply) => {
        await receiver().store(request, reply, rules);
        if (body && request.isMultipart()) request.body = readFormTexts(body, request.body as Record<string, unknown>);
      },
    });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    receiver?: Receiver;
  }
  interface FastifyRequest {
    /** The content hash of each file of this request, by the id it was given. */
    fileMarks?: ReadonlyMap<unknown, string>;
  }
}
