export const STATE_TONES = {
  CREATED: 'plain',
  PENDING: 'wait',
  PAID: 'ok',
  FAILED: 'no',
  EXPIRED: 'plain',
  REFUNDED: 'plain',
} as const;
