import { BellOff } from 'lucide-react';

export function NotificationPanel() {
  return (
    <div className="grid w-80 max-w-full justify-items-center gap-2 px-4 py-8 text-center">
      <BellOff size={28} strokeWidth={1.5} aria-hidden="true" className="text-ply-2" />
      <p className="font-semibold text-body">No notifications</p>
      <p className="text-ink-2 text-ui">What concerns you will be listed here.</p>
    </div>
  );
}
