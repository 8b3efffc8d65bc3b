import { session } from './session.ts';

/** Screens of the account area are drawn only for a member who is signed in. */
export const ownId = (): string => session.get().user?._id ?? '';
