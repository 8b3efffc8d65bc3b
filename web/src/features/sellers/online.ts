import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';

type Active = { readonly isActive: boolean; readonly updatedAt: string };

export const ONLINE = msg`Online`;

/** How long ago a seller was here (SELL-15). */
export function onlineLabel({ isActive, updatedAt }: Active, now: number): MessageDescriptor {
  if (!isActive) return msg`Inactive`;
  const hours = Math.floor((now - new Date(updatedAt).getTime()) / HOUR_MS);
  if (hours < 1) return ONLINE;
  return hours < 24 ? msg`Active ${hours}h ago` : msg`Active ${{ days: Math.floor(hours / 24) }}d ago`;
}
