/** The look of the button that closes what lies over the page. */
export const CLOSE =
  'absolute grid size-11 place-items-center rounded-full text-ink hover:bg-sunken disabled:cursor-not-allowed disabled:text-control disabled:hover:bg-transparent';
