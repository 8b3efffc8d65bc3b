/** Visual mark of an unread row; for screen readers the row's link says so. */
export const UnreadDot = () => (
  <span aria-hidden="true" className="absolute top-7.5 left-2.5 size-1.5 rounded-full bg-teak-fill" />
);
