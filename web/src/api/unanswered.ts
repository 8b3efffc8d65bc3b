import { t } from '@lingui/core/macro';
import { CallError } from './call.ts';

// What the contract says of it is fetched when it is wanted, and now nothing can be fetched (ALL-15).

export const withoutNetwork = (): CallError =>
  new CallError(0, t`No internet connection. Please check your network.`, 'network');

export const withoutAnswer = (): CallError =>
  new CallError(0, t`Request timeout. Please check your connection and try again.`, 'timeout');
