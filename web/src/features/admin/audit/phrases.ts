import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What was done, with the place of what it was done to. */
type Phrase = (what: string) => MessageDescriptor;

/** Acts that are more than a verb and what it was done to, by their action. */
export const ACTS: Readonly<Record<string, Phrase>> = {
  change_role: (what) => msg`changed the role of ${what}`,
  end_sessions: (what) => msg`signed out ${what}`,
  reset_factor: (what) => msg`removed the second factor of ${what}`,
  begin_factor: (what) => msg`began to set up the second factor of ${what}`,
  turn_on_factor: (what) => msg`turned on the second factor of ${what}`,
  turn_off_factor: (what) => msg`turned off the second factor of ${what}`,
  enter_factor: (what) => msg`entered the second factor of ${what}`,
  renew_recovery_codes: (what) => msg`made new recovery codes for ${what}`,
  appoint_staff: (what) => msg`appointed ${what}`,
  see_as: (what) => msg`saw the site as ${what}`,
  see_as_read: (what) => msg`looked at the site as ${what}`,
  take_review: (what) => msg`took to decide on ${what}`,
  give_back_review: (what) => msg`gave back without a decision ${what}`,
  erase_member: (what) => msg`deleted an account ${what}`,
  unverify_member: (what) => msg`took back the verification of ${what}`,
  order_banners: (what) => msg`changed the order of the banners ${what}`,
  order_home_sections: (what) => msg`changed the order of the home page ${what}`,
  change_setting: (what) => msg`changed a setting ${what}`,
  restore_setting: (what) => msg`restored a setting ${what}`,
  retry_job: (what) => msg`tried a failed job again ${what}`,
  retry_jobs: (what) => msg`tried failed jobs again ${what}`,
  discard_job: (what) => msg`removed a failed job ${what}`,
  take_out_row: (what) => msg`took a row out of upload ${what}`,
  put_back_row: (what) => msg`put a row back into upload ${what}`,
  give_enquiry: (what) => msg`changed the owner of the enquiry of ${what}`,
  move_enquiry: (what) => msg`changed the status of the enquiry of ${what}`,
  note_enquiry: (what) => msg`wrote a note on the enquiry of ${what}`,
  answer_enquiry: (what) => msg`answered the enquiry of ${what}`,
  show_contact: (what) => msg`looked up the contact of ${what}`,
  approve_report: (what) => msg`upheld a report ${what}`,
  reject_report: (what) => msg`dismissed a report ${what}`,
};

/** By the verb of an action. */
export const VERBS: Readonly<Record<string, Phrase>> = {
  add: (what) => msg`added ${what}`,
  approve: (what) => msg`approved ${what}`,
  block: (what) => msg`blocked ${what}`,
  change: (what) => msg`changed ${what}`,
  close: (what) => msg`closed ${what}`,
  create: (what) => msg`created ${what}`,
  delete: (what) => msg`deleted ${what}`,
  export: (what) => msg`exported ${what}`,
  match: (what) => msg`matched ${what}`,
  merge: (what) => msg`merged ${what}`,
  move: (what) => msg`moved ${what}`,
  publish: (what) => msg`published ${what}`,
  refund: (what) => msg`refunded ${what}`,
  reject: (what) => msg`rejected ${what}`,
  remove: (what) => msg`removed ${what}`,
  rename: (what) => msg`renamed ${what}`,
  unblock: (what) => msg`unblocked ${what}`,
  unpublish: (what) => msg`unpublished ${what}`,
  verify: (what) => msg`verified ${what}`,
};
