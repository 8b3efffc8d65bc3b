/** What these screens say, in one place for other languages. */
export const auditLog = 'Audit log';
export const oneEntry = 'entry';
export const manyEntries = 'entries';
export const formerMember = 'Former member';
export const onlyTheirs = 'Only entries of this person';
export const time = 'Time';
export const who = 'Who';
export const what = 'What';
export const calls = 'Calls';
export const theSite = 'Plyhaat';
export const byItself = 'by itself';
export const countCalls = (count: number) => (count === 1 ? '1 call' : `${count.toLocaleString('en-IN')} calls`);
export const today = 'Today';
export const yesterday = 'Yesterday';
export const dayNamed = (name: string, day: string) => `${name}, ${day}`;
export const quoted = (reason: string) => `‘${reason}’`;
export const between = (from: string, to: string) => `Between ${from} and ${to}`;
export const lookedAt = 'Looked at';
export const asThatMember = 'as that member';
export const countPages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en-IN')} pages`);
export const times = (count: number) => `${count.toLocaleString('en-IN')} times`;
export const countOf = (count: number, noun: string) => `${count.toLocaleString('en-IN')} ${pluralOf(noun)}`;
const pluralOf = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : /(s|sh|ch|x)$/.test(noun) ? `${noun}es` : `${noun}s`;
export const entry = (seq: number) => `No. ${seq.toLocaleString('en-IN')}`;
export const nothingChanged = 'Nothing was changed.';
export const allAboutThis = 'Everything about this';
export const openPage = 'Open its page';
export const anybody = 'Anybody';
export const anyAction = 'Any action';
export const anyKind = 'Any subject';
export const from = 'From';
export const to = 'To';
export const checkForChanges = 'Check for changed entries';
export const chainHolds = (rows: number) =>
  rows === 1
    ? 'Nothing was changed: 1 entry is as it was written.'
    : `Nothing was changed: all ${rows.toLocaleString('en-IN')} entries are as they were written.`;
export const chainBreaks = (seq: number) =>
  `Entry ${seq.toLocaleString('en-IN')} or the one before it was changed or removed.`;
/** Actions whose names say too little. */
export const filterNames: Readonly<Record<string, string>> = {
  see_as: 'See as a member',
  see_as_read: 'Page seen as a member',
};
/** Acts that are more than a verb and what it was done to. */
export const acts: Readonly<Record<string, string>> = {
  change_role: 'changed the role of',
  end_sessions: 'signed out',
  reset_factor: 'removed the second factor of',
  begin_factor: 'began to set up the second factor of',
  turn_on_factor: 'turned on the second factor of',
  turn_off_factor: 'turned off the second factor of',
  enter_factor: 'entered the second factor of',
  renew_recovery_codes: 'made new recovery codes for',
  appoint_staff: 'appointed',
  see_as: 'saw the site as',
  see_as_read: 'looked at the site as',
  take_review: 'took to decide on',
  give_back_review: 'gave back without a decision',
  erase_member: 'deleted an account',
  unverify_member: 'took back the verification of',
  order_banners: 'changed the order of the banners',
  order_home_sections: 'changed the order of the home page',
  change_setting: 'changed a setting',
  restore_setting: 'restored a setting',
  retry_job: 'tried a failed job again',
  retry_jobs: 'tried failed jobs again',
  discard_job: 'removed a failed job',
  take_out_row: 'took a row out of upload',
  put_back_row: 'put a row back into upload',
  give_enquiry: 'changed the owner of the enquiry of',
  move_enquiry: 'changed the status of the enquiry of',
  note_enquiry: 'wrote a note on the enquiry of',
  answer_enquiry: 'answered the enquiry of',
  show_contact: 'looked up the contact of',
  approve_report: 'upheld a report',
  reject_report: 'dismissed a report',
};
export const pasts: Readonly<Record<string, string>> = {
  add: 'added',
  approve: 'approved',
  block: 'blocked',
  change: 'changed',
  close: 'closed',
  create: 'created',
  delete: 'deleted',
  export: 'exported',
  match: 'matched',
  merge: 'merged',
  move: 'moved',
  publish: 'published',
  refund: 'refunded',
  reject: 'rejected',
  remove: 'removed',
  rename: 'renamed',
  unblock: 'unblocked',
  unpublish: 'unpublished',
  verify: 'verified',
};
export const nouns: Readonly<Record<string, string>> = {
  product: 'product',
  member: 'member',
  banner: 'banner',
  advertisement: 'new arrival',
  flashSale: 'flash sale',
  promotion: 'promotion',
  reel: 'reel',
  dealership: 'dealership',
  opportunity: 'opportunity',
  comment: 'comment',
  gst: 'GST document',
  batch: 'upload',
  category: 'category',
  brand: 'brand',
  city: 'city',
  lexicon: 'word',
  post: 'post',
  video: 'video',
  template: 'reason template',
  plan: 'plan',
  topup: 'top-up',
  order: 'order',
  lead: 'lead',
  payment: 'payment',
  export: 'list',
};
/** Where the name is not the thing's own. */
export const nounsOf: Readonly<Record<string, string>> = { gst: 'the GST document of', comment: 'a comment on' };
export const one = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
export const you = 'You';
export const somebody = 'A former member';
