import { vi } from 'vitest';

type Opened = {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal | null | undefined;
  readonly write: (text: string) => void;
  readonly end: () => void;
};

/** A server whose streams of events the test writes to. */
export function streamServer() {
  const opened: Opened[] = [];
  let refuses = false;
  vi.stubGlobal('fetch', async (_address: string, { headers, signal }: RequestInit) => {
    if (refuses) throw new TypeError('offline');
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
        signal?.addEventListener('abort', () => started.error(signal.reason));
      },
    });
    opened.push({
      headers: headers as Record<string, string>,
      signal,
      write: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const refuse = (next: boolean) => {
    refuses = next;
  };
  return { opened, refuse };
}
