import { enqueueFigures } from './figures.service.ts';

export { enqueueFigures };
