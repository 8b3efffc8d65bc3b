import { HOUR_MS } from '@plyhaat/contract/core/time-units';

type Active = { readonly isActive: boolean; readonly updatedAt: string };

/** How long ago a seller was here (SELL-15). */
export function onlineLabel({ isActive, updatedAt }: Active, now: number): string {
  if (!isActive) return 'Inactive';
  const hours = Math.floor((now - new Date(updatedAt).getTime()) / HOUR_MS);
  if (hours < 1) return 'Online';
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
