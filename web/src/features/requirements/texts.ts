export const requirements = 'Requirements';
export const quantity = 'Quantity';
export const category = 'Category';
