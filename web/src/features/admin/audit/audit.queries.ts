import { checkAudit } from '@plyhaat/contract/admin/audit';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const checkingAudit = mutationOptions({ mutationFn: async () => (await call(checkAudit, {})).data });
