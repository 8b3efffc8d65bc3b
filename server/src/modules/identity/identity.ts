import { admitRegistration, admitRegistrationForm, enrolVendor, orTaken } from './enrolment.service.ts';
import { asSignedIn, findMember } from './members.sql.ts';
import { hashPassword } from './passwords.ts';
import { changeCompany, changeMember, replaceFiles } from './profiles.sql.ts';
import { proveNumber, spendCode } from './proof.service.ts';
import { endOtherSessions, endSessions, makeIdentify, openSession } from './sessions.service.ts';
import { selectSessions } from './sessions.sql.ts';
import { endMailGroup, selectSettings } from './settings.sql.ts';
import { appointStaff } from './staff.service.ts';

export {
  admitRegistration,
  admitRegistrationForm,
  appointStaff,
  asSignedIn,
  changeCompany,
  changeMember,
  endMailGroup,
  endOtherSessions,
  endSessions,
  enrolVendor,
  findMember,
  hashPassword,
  makeIdentify,
  openSession,
  orTaken,
  proveNumber,
  replaceFiles,
  selectSessions,
  selectSettings,
  spendCode,
};
