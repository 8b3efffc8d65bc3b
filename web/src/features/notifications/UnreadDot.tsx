/** The eye's mark of an unread row; its words stand in the row's link. */
export const UnreadDot = () => (
  <span aria-hidden="true" className="absolute top-7.5 left-2.5 size-1.5 rounded-full bg-teak-fill" />
);
