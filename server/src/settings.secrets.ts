const SHORTEST_SECRET = 32;
const LEAST_LETTERS = 8;
/** Words of the samples that people copy from guides and forget to change. */
const SAMPLE_WORDS =
  /change.?me|replace.?me|example|sample|password|placeholder|your.?(jwt|secret)|secret.?key|12345678/i;

const LONGEST_PERIOD = 16;
const SHORTEST_WORD = 5;
const OFTEN = 3;

/** The same few characters over and over, or one word three times with something between. Chance does neither. */
function repeatsWord(secret: string): boolean {
  const text = secret.toLowerCase();
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    const begun = text.slice(0, period);
    if (text === begun.repeat(Math.ceil(text.length / period)).slice(0, text.length)) return true;
  }
  const pieces = Array.from({ length: text.length - SHORTEST_WORD + 1 }, (_, at) => text.slice(at, at + SHORTEST_WORD));
  return [...Map.groupBy(pieces, (piece) => piece).values()].some(({ length }) => length >= OFTEN);
}

/** Short, of few different letters, taken from somebody's guide, or a short word many times. */
const weak = (secret: string | undefined) =>
  !secret ||
  secret.length < SHORTEST_SECRET ||
  new Set(secret).size < LEAST_LETTERS ||
  SAMPLE_WORDS.test(secret) ||
  repeatsWord(secret);

const SECRETS = ['JWT_SECRET', 'OTP_PEPPER', 'FACTOR_KEY'] as const;
const PREVIOUS = ['JWT_SECRET_PREVIOUS', 'OTP_PEPPER_PREVIOUS', 'FACTOR_KEY_PREVIOUS'] as const;
type Secrets = Readonly<Partial<Record<(typeof SECRETS)[number] | (typeof PREVIOUS)[number], string | undefined>>>;

/** Production's secrets are random, long and different from each other. */
export function secretFaults(env: Secrets): string[] {
  const isTakenBefore = (name: (typeof SECRETS)[number], at: number) =>
    env[name] !== undefined && SECRETS.slice(0, at).some((other) => env[other] === env[name]);
  return [
    ...SECRETS.filter((name) => weak(env[name])).map(
      (name) => `${name} must be at least ${SHORTEST_SECRET} random characters.`,
    ),
    ...PREVIOUS.filter((name) => env[name] !== undefined && weak(env[name])).map(
      (name) => `${name} must be the secret that was in use before.`,
    ),
    ...SECRETS.filter(isTakenBefore).map((name) => `${name} must be another secret than the others.`),
  ];
}
