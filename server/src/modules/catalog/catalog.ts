export { categoryId, childSlug, layCategories } from './reference.sql.ts';
