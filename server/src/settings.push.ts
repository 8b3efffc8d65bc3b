import { createECDH } from 'node:crypto';
import * as z from 'zod';

/** The services of Chrome, Edge, Firefox and Safari. A leading dot stands for every name below it. */
const KNOWN_SERVICES = 'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

const key = (bytes: number, letters: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${letters}}$`), `must be ${bytes} bytes in base64url`)
    .optional();

/** Web push: a pair of VAPID keys and the services that may be called. */
export const PushEnvironment = {
  PUSH_PUBLIC_KEY: key(65, 87),
  PUSH_PRIVATE_KEY: key(32, 43),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https:')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+(,\.?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/, 'must be host names with commas between')
    .default(KNOWN_SERVICES),
};

const Environment = z.object(PushEnvironment);
type Environment = z.output<typeof Environment>;

type KeyPair = { readonly publicKey: string; readonly privateKey: string };
export type PushSettings = KeyPair & {
  /** Whom a push service writes to when something is wrong. */
  readonly subject: string;
  readonly hosts: readonly string[];
  /** A push service on this machine, without TLS: for tests alone, no environment can say so. */
  readonly allowLoopback: boolean;
};

/** A pair as one line of text, to be kept. */
export function newPushKeys(): string {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys('base64url');
  // Zeros in front of a small number are part of the key.
  const privateKey = Buffer.from(own.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return JSON.stringify({ publicKey, privateKey } satisfies KeyPair);
}

function isPair({ publicKey, privateKey }: KeyPair): boolean {
  try {
    const own = createECDH('prime256v1');
    own.setPrivateKey(privateKey, 'base64url');
    return own.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

export function pushFaults({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }: Environment): string[] {
  if (!publicKey && !privateKey) return [];
  if (!publicKey || !privateKey) return ['PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be set together.'];
  return isPair({ publicKey, privateKey }) ? [] : ['PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be one VAPID key pair.'];
}

/** Absent where there are no keys: then push is not offered. Demo mode makes its own. */
export function pushOf(
  env: Environment,
  publicUrl: string,
  ownKeys: () => string | undefined,
): PushSettings | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env;
  const stored = ownKeys();
  const keys = publicKey && privateKey ? { publicKey, privateKey } : stored && (JSON.parse(stored) as KeyPair);
  if (!keys) return undefined;
  const site = publicUrl.startsWith('https:') ? publicUrl : 'mailto:post@plyhaat.example';
  return { ...keys, subject: env.PUSH_SUBJECT ?? site, hosts: env.PUSH_HOSTS.split(','), allowLoopback: false };
}
