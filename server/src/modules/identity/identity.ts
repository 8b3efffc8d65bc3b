import { isNameOfVerified, nameKeyOf, verifiedOther } from './company-names.sql.ts';
import { admitRegistration, admitRegistrationForm, enrolVendor, orTaken } from './enrolment.service.ts';
import { asSignedIn, findMember } from './members.sql.ts';
import { hashPassword } from './passwords.ts';
import { changeCompany, changeMember, replaceFiles } from './profiles.sql.ts';
import { proveNumber, spendCode } from './proof.service.ts';
import { rememberRegistration } from './registrations.cookie.ts';
import { eraseRegistrations, keepRegistration } from './registrations.service.ts';
import { endOtherSessions, endSessions, makeIdentify, openSession } from './sessions.service.ts';
import { selectSessions } from './sessions.sql.ts';
import { endMailGroup, selectSettings } from './settings.sql.ts';
import { appointStaff, dropFactor, resetFactor } from './staff/appointment.service.ts';
import { memberExport } from './staff/member-export.ts';
import { lockSubject } from './staff/members.service.ts';

export {
  admitRegistration,
  admitRegistrationForm,
  appointStaff,
  asSignedIn,
  changeCompany,
  changeMember,
  dropFactor,
  endMailGroup,
  endOtherSessions,
  endSessions,
  enrolVendor,
  eraseRegistrations,
  findMember,
  hashPassword,
  isNameOfVerified,
  keepRegistration,
  lockSubject,
  makeIdentify,
  memberExport,
  nameKeyOf,
  openSession,
  orTaken,
  proveNumber,
  rememberRegistration,
  replaceFiles,
  resetFactor,
  selectSessions,
  selectSettings,
  spendCode,
  verifiedOther,
};
