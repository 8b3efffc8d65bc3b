import type { StreamEvent } from './stream.ts';

/** What the tabs of one browser tell each other. The tab that holds the stream passes on what it brings. */
export type TabMessage = { readonly member: string } & (
  | { readonly kind: 'event'; readonly event: StreamEvent }
  | { readonly kind: 'state'; readonly isUp: boolean }
  /** A tab that has just opened: is there a stream? */
  | { readonly kind: 'hello' }
  /** Something was read or deleted, or may have been missed. */
  | { readonly kind: 'changed' }
);

let channel: BroadcastChannel | undefined;

export function joinTabs(onMessage: (message: TabMessage) => void): () => void {
  const joined = new BroadcastChannel('plyhaat.notifications');
  channel = joined;
  joined.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return () => {
    joined.close();
    if (channel === joined) channel = undefined;
  };
}

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);
