const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];
const VIDEO_ID = /^[\w-]{11}$/;

/** The one player that the content policy lets in, which sets no cookie before it plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

function idIn({ hostname, pathname, searchParams }: URL): string {
  const parts = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return parts[0] ?? '';
  return ['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? (parts[1] ?? '') : (searchParams.get('v') ?? '');
}

/** Any address of a YouTube video as that of its player; undefined where it is not one. */
export function embedAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const address = new URL(text.trim());
  if (address.protocol !== 'https:' || !HOSTS.includes(address.hostname)) return undefined;
  const id = idIn(address);
  return VIDEO_ID.test(id) ? PLAYER + id : undefined;
}
