const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A day as India's calendar has it: `14 Nov 2026`. */
export const formatDay = (day: Date): string => FORMAT.format(day).replace('Sept', 'Sep');
