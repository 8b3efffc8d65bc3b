/** What these screens say, in one place for other languages. */
export const unread = (unread: number) => `, ${unread} unread`;
export const signedOut = {
  role: 'Your role has changed. Please sign in again.',
  blocked: 'Your account is blocked. Please contact support.',
  ended: 'You were signed out on this device. Please sign in again.',
} as const;
