/** What these screens say, in one place for other languages. */
export const auditLog = 'Audit log';
export const oneEntry = 'entry';
export const manyEntries = 'entries';
export const action = 'Action';
export const who = 'Who';
export const theSite = 'The site itself';
export const formerMember = 'Former member';
export const onlyTheirs = 'Only entries of this person';
export const onlyThis = (id: string) => `Only entries about ${id}`;
export const subject = 'Subject';
export const changes = 'Changes';
export const reason = 'Reason';
export const time = 'Time';
export const number = 'No.';
export const anyAction = 'Any action';
export const anyKind = 'Any subject';
export const from = 'From';
export const to = 'To';
export const checkTheChain = 'Check the chain';
export const chainHolds = (rows: number) =>
  rows === 1
    ? 'The chain holds: 1 entry is as it was written.'
    : `The chain holds: all ${rows.toLocaleString('en-IN')} entries are as they were written.`;
export const chainBreaks = (seq: number) =>
  `The chain breaks at entry ${seq.toLocaleString('en-IN')}: this entry or the one before it was changed or removed.`;
export const nothing = 'none';
export const wasBefore = 'before';
export const isNow = 'after';
export const yes = 'yes';
export const no = 'no';
