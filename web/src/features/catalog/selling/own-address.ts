import { Approval } from '@plyhaat/contract/core/approval';

/** What the address of My Products chooses. */
export type OwnAddress = { readonly search: string; readonly status: Approval | undefined };

export const statusOf = (text: string | undefined): Approval | undefined =>
  Approval.options.find((state) => state === text);

export const addressOf = ({ search, status }: OwnAddress, page?: number) => ({
  tab: 'myProducts',
  ...(search && { search }),
  ...(status && { status }),
  ...(page && { page: String(page) }),
});
