import { useEffect, useEffectEvent } from 'react';
import { isWholeCode } from '#ui/forms/otp.ts';

/** WebOTP, which TypeScript's own types do not know. */
type CodeRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } };

/**
 * Where the browser may read the code from the text message itself, the member need not type it. It reads one message:
 * another `sends` asks for the next.
 */
export function useCodeFromMessage(onCode: (code: string) => void, sends: number): void {
  const take = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that was sent is waited for anew
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = (credential as { code?: string } | null)?.code ?? '';
        if (isWholeCode(code)) take(code);
      })
      // Refused or aborted: the code is typed instead.
      .catch(() => {});
    return () => stop.abort();
  }, [sends]);
}
