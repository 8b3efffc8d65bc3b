export const filters = 'Filters';
