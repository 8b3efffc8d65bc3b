import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { MOST_JSON_BYTES } from '@plyhaat/contract/core/endpoint';
import { accessDenied, overloaded, unreadableRequest } from '@plyhaat/contract/core/errors';
import Fastify, { LogController } from 'fastify';
import { newId } from '../db/id.ts';
import type { Deps } from '../deps.ts';
import { LONGEST_BODY_MS, watchBodies } from './body-clock.ts';
import { sayFarewell } from './draining.ts';
import { AppError } from './failure.ts';
import { watchForwarding } from './forwarding.ts';
import { limitRequests } from './general-limit.ts';
import type { App } from './http.ts';
import { readJson } from './json-body.ts';
import { normalUrl } from './normal-url.ts';
import { answerRefusals, type RefusalPage, refuseRaw } from './refusals.ts';
import { useSecurityHeaders } from './security.ts';

const LONGEST_PARAM = 500;

/** An empty app with the manners every request gets; modules add their routes to it. */
export async function createServer(deps: Deps, page: RefusalPage): Promise<App> {
  const { settings, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: settings.trustProxy,
    rewriteUrl: ({ url = '/' }) => normalUrl(url),
    bodyLimit: MOST_JSON_BYTES,
    // For the largest upload; shorter ones for ordinary bodies and for silence are watched by body-clock.ts.
    requestTimeout: LONGEST_BODY_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: LONGEST_PARAM,
    },
    clientErrorHandler: refuseRaw,
    frameworkErrors: (error, request, reply) => void app.answerRefusal(error, request as never, reply as never),
  }) as unknown as App;

  // Input and replies are checked by route(), once, for HTTP and in-process calls alike.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorate('callTable', new Map());
  app.decorateRequest('member', null);
  answerRefusals(app, deps, page);
  sayFarewell(app);
  readJson(app);
  checkEveryRequest(app);
  watchBodies(app);
  watchForwarding(app, deps);
  useSecurityHeaders(app, { https: settings.publicUrl.startsWith('https:') });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await refuseOverload(app, settings.overloadDelayMs);
  if (settings.requestsPerMinute > 0) limitRequests(app, settings.requestsPerMinute);
  return app;
}

/** What starting cost, and the first visit of each kind, is measured for a while after it: that is no overload. */
const SETTLING_MS = 5000;

/**
 * A process that is late refuses new work, but not in its first seconds: who is told that it is ready may rely on it.
 * Files on disk cost next to nothing, and a page whose scripts are refused is dead: they are never refused.
 */
async function refuseOverload(app: App, delay: number): Promise<void> {
  let settledAt = Number.NEGATIVE_INFINITY;
  app.addHook('onListen', async () => {
    settledAt = performance.now() + SETTLING_MS;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    pressureHandler: (request) => {
      const { onDisk } = request.routeOptions.config;
      const mayWait = onDisk || /^\/api\/health\//i.test(request.url) || performance.now() < settledAt;
      if (!mayWait) throw new AppError(overloaded, { retryAfter: 5 });
    },
  });
}

function checkEveryRequest(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (hostsIn(request.raw.rawHeaders) > 1) throw new AppError(unreadableRequest);
    if (request.url.includes('%')) refuseBrokenEncoding(request.url);
    const safe = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (!safe && request.headers['sec-fetch-site'] === 'cross-site') throw new AppError(accessDenied);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Two of them may be read differently by a proxy and by us. */
const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

function refuseBrokenEncoding(url: string): void {
  try {
    if (decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')) throw new AppError(unreadableRequest);
  } catch {
    throw new AppError(unreadableRequest);
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered from a file as it lies on disk. */
    onDisk?: boolean;
  }
}
