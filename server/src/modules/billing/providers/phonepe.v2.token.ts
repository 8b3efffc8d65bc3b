import { callPayment, textIn, unusable, wholeIn } from './call.ts';
import { ProviderUnavailable } from './provider.ts';

export type TokenSettings = {
  readonly authAddress: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientVersion: string;
  readonly timeoutMs?: number;
};

type Token = { readonly text: string; readonly refreshAt: number; readonly expiresAt: number };

export type TokenSource = { get(): Promise<string>; drop(): void };

/** PhonePe's OAuth token: renewed at half its life by one call at a time; while that fails the old one serves on. */
export function tokenSource(settings: TokenSettings): TokenSource {
  let token: Token | undefined;
  let underWay: Promise<Token> | undefined;

  const fetchToken = async (): Promise<Token> => {
    const answer = await callPayment('PhonePe', `${settings.authAddress}/v1/oauth/token`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        client_version: settings.clientVersion,
        grant_type: 'client_credentials',
      }).toString(),
      ...(settings.timeoutMs === undefined ? {} : { timeoutMs: settings.timeoutMs }),
    });
    const text = textIn(answer.body, 'access_token');
    const expires = wholeIn(answer.body, 'expires_at');
    if (!answer.ok || !text || expires === null) throw unusable('PhonePe', answer);
    const [now, expiresAt] = [Date.now(), expires * 1000];
    token = { text, expiresAt, refreshAt: now + (expiresAt - now) / 2 };
    return token;
  };
  const renew = () => {
    underWay ??= fetchToken().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return {
    async get() {
      const now = Date.now();
      if (token && now < token.refreshAt) return token.text;
      try {
        return (await renew()).text;
      } catch (error) {
        if (token && now < token.expiresAt && error instanceof ProviderUnavailable) return token.text;
        throw error;
      }
    },
    drop() {
      token = undefined;
    },
  };
}
