import { publishRequirement, withdrawRequirement } from './requirements.service.ts';
import { requirementExport } from './staff/requirement-export.ts';

export { publishRequirement, requirementExport, withdrawRequirement };
