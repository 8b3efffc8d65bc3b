import { publishRequirement, withdrawRequirement } from './requirements.service.ts';

export { publishRequirement, withdrawRequirement };
