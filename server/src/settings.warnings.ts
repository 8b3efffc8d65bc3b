const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const COMMON_PASSWORD = /^(password\d*|passw0rd|12345678\d*|qwerty\w*|changeme\d*|letmein\d*|admin\w*|secret\w*)$/i;
const LONG_TOKEN = 32;

const HOOK_PASSWORDS = ['PHONEPE_HOOK_PASSWORD', 'JUSPAY_HOOK_PASSWORD'] as const;

type Environment = Readonly<
  Partial<
    Record<
      'PUBLIC_URL' | 'TRUST_PROXY' | 'SMTP_URL' | 'METRICS_TOKEN' | (typeof HOOK_PASSWORDS)[number],
      string | undefined
    >
  >
> & { readonly RATE_LIMIT_PER_MINUTE: number };

const isPlainAndFar = (url: string | undefined) => url?.startsWith('smtp:') && !LOCAL.test(new URL(url).hostname);

/** What production starts with all the same, in one sentence each for whoever started it. */
export function productionWarnings(env: Environment): string[] {
  const { PUBLIC_URL, TRUST_PROXY, SMTP_URL, METRICS_TOKEN, RATE_LIMIT_PER_MINUTE } = env;
  const guessed = HOOK_PASSWORDS.filter((name) => COMMON_PASSWORD.test(env[name] ?? ''));
  return [
    ...(PUBLIC_URL?.startsWith('https:') && !TRUST_PROXY
      ? [
          'PUBLIC_URL is https and TRUST_PROXY is not set: name the proxy that ends TLS, or all visitors share its address and limits.',
        ]
      : []),
    ...guessed.map((name) => `${name} is among the first that anybody tries: whoever guesses it can report payments.`),
    ...(isPlainAndFar(SMTP_URL)
      ? [
          'SMTP_URL begins with smtp: and names another machine: mail is sent only if it offers STARTTLS; smtps: is encrypted from the first byte.',
        ]
      : []),
    ...(RATE_LIMIT_PER_MINUTE === 0 ? ['RATE_LIMIT_PER_MINUTE is 0: one address may call as often as it likes.'] : []),
    ...(METRICS_TOKEN && METRICS_TOKEN.length < LONG_TOKEN
      ? [`METRICS_TOKEN is short: ${LONG_TOKEN} random characters cannot be guessed.`]
      : []),
  ];
}
