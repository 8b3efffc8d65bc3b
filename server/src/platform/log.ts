import pino, { type DestinationStream, type Logger } from 'pino';
import { RELEASE } from './system/release.ts';

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'otp', 'code', 'password', 'token', 'phone', 'demoCode'];

/** A failed statement is told with its values in the message: one number in a log is one too many. */
const withoutValues = (text: string) =>
  text.replace(/(\n\s*)params: [\s\S]*?(?=\n\s+at |$)/g, '$1params: [struck out]');

function loggedError(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  const cause = error.cause instanceof Error ? { cause: loggedError(error.cause) } : {};
  return { type, message: withoutValues(message), stack: withoutValues(stack), code, constraint, ...cause };
}

/** One line of JSON an event, with the version: during an upgrade two of them write. Names that may hold a secret are struck out wherever they stand, bodies are never logged. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { version: RELEASE.version },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError, worker: (message: unknown) => withoutValues(String(message)) },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`].map(quoted)),
        censor: '[struck out]',
      },
    },
    destination ?? standardOutput(),
  );

/** Drops lines once standard output is closed (EPIPE), instead of ending the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => {});
  return output;
}

const quoted = (path: string) =>
  path
    .split('.')
    .map((part) => (part.includes('-') ? `["${part}"]` : part))
    .join('.')
    .replaceAll('.[', '[');
