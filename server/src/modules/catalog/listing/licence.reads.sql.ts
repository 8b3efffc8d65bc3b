/** Staff checked the licence of `product`, and its last day is not over in India. */
export const ISI_VERIFIED = `(product.licence_checked_at is not null
  and product.licence_valid_till is not null
  and product.licence_valid_till >= (now() at time zone 'Asia/Kolkata')::date)`;
