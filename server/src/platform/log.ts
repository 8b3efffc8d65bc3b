import pino, { type Logger } from 'pino';

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'otp', 'code', 'password', 'token', 'phone', 'demoCode'];

/** One line of JSON an event. Names that may hold a secret are struck out wherever they stand, bodies are never logged. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`].map(quoted)),
      censor: '[struck out]',
    },
  });

const quoted = (path: string) =>
  path
    .split('.')
    .map((part) => (part.includes('-') ? `["${part}"]` : part))
    .join('.')
    .replaceAll('.[', '[');
