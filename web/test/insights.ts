/** The figures of a day on which nothing happened. */
export const NO_FIGURES = {
  profileViews: 0,
  productViews: 0,
  reelPlays: 0,
  calls: 0,
  whatsapp: 0,
  emails: 0,
  messages: 0,
  leads: 0,
  won: 0,
};
