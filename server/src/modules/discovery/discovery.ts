import { isGone } from './gone.service.ts';

export { isGone };
