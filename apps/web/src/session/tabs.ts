/** changed: a user signed in or the session was extended. ended: signed out. The server has the true state (U03). */
export type SessionNews = 'changed' | 'ended';

const CHANNEL = 'quietsite.session';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Notifies the other tabs of this browser; a channel does not receive its own messages. */
export function announceSession(news: SessionNews): void {
  open().postMessage(news);
}

export function listenToTabs(onNews: (news: SessionNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'ended') onNews(data);
  };
  open().addEventListener('message', onMessage);
  return () => open().removeEventListener('message', onMessage);
}
