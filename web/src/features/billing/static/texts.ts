export const perMonth = ' per month';
export const perYear = ' per year';
