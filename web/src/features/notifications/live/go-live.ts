import { followStream, type StreamEvent } from './stream.ts';
import { joinTabs, tellTabs } from './tabs.ts';

export type LiveListener = {
  readonly onUp: (isUp: boolean) => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** Something changed that events do not describe: fetch again. */
  readonly onChanged: () => void;
};

/**
 * One stream a browser: the tab that holds the lock reads it and passes everything on; when it closes, the browser gives
 * the lock to the next. Without locks, as on an address that is not secure, there is no stream and the tabs poll.
 */
function live(member: string, listener: LiveListener): () => void {
  const end = new AbortController();
  let lastId: string | undefined;
  let isLeader = false;
  let isUp = false;
  const take = (event: StreamEvent) => {
    lastId = event.id ?? lastId;
    listener.onEvent(event);
  };
  const become = (next: boolean) => {
    isUp = next;
    listener.onUp(next);
  };
  const leaveTabs = joinTabs((message) => {
    if (message.member !== member) return;
    if (message.kind === 'event') take(message.event);
    if (message.kind === 'state') become(message.isUp);
    if (message.kind === 'changed') listener.onChanged();
    if (message.kind === 'hello' && isLeader) tellTabs({ member, kind: 'state', isUp });
  });
  const lead = () => {
    isLeader = true;
    return followStream(
      {
        lastId: () => lastId,
        onEvent: (event) => {
          take(event);
          tellTabs({ member, kind: 'event', event });
        },
        onUp: (next) => {
          become(next);
          tellTabs({ member, kind: 'state', isUp: next });
          // Something may have come before the stream was open.
          if (next) listener.onChanged();
          if (next) tellTabs({ member, kind: 'changed' });
        },
      },
      end.signal,
    );
  };
  tellTabs({ member, kind: 'hello' });
  navigator.locks?.request(`plyhaat.notifications.${member}`, { signal: end.signal }, lead).catch(() => {});
  return () => {
    end.abort();
    leaveTabs();
  };
}

/** Live until the returned function is called. A page in the back/forward cache gives its stream to another tab. */
export function goLive(member: string, listener: LiveListener): () => void {
  let stop = live(member, listener);
  const leave = () => stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop = live(member, listener);
    listener.onChanged();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    stop();
  };
}
