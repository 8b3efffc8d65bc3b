/** Who can be tried in demo mode; the code of these numbers shows in the sign-in window. */
export const SAMPLE_SIGN_INS = [
  { who: 'Buyer', phone: '9000000001' },
  { who: 'Seller with a subscription', phone: '9000000002' },
  { who: 'Seller without a subscription', phone: '9000000003' },
  { who: 'Approver', phone: '9000000004' },
  { who: 'Administrator', phone: '9000000005' },
  { who: 'Sub-administrator', phone: '9000000006' },
] as const;
