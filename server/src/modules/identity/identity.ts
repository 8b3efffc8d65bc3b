import { findMember } from './members.sql.ts';
import { endSessions, makeIdentify, openSession } from './sessions.service.ts';
import { appointStaff } from './staff.service.ts';

export { appointStaff, endSessions, findMember, makeIdentify, openSession };
