import { useSession } from '#api/session.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

type Props = { open: boolean; close: () => void };

/** The last three in the menu of small screens, fetched when a member opens it. */
export function MenuNotifications({ open, close }: Props) {
  const { isAuthenticated } = useSession();
  const Latest = useLazyPart(
    open && isAuthenticated,
    () => import('./LatestNotifications.tsx').then((chunk) => chunk.LatestNotifications),
    close,
  );
  if (!Latest || !isAuthenticated || !open) return null;
  return <Latest close={close} most={3} className="overflow-hidden rounded-card border border-line" />;
}
