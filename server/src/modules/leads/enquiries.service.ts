import { ENQUIRY_THANKS, type LeadForm, QUICKEST_ENQUIRY, WEB } from '@plyhaat/contract/leads/leads';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { addressKey } from '#platform/http/address.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { findUnmailed, insertEnquiry, markMailed } from './enquiries.sql.ts';
import { enquiryReceived } from './leads.events.ts';
import { enquiryCounters } from './leads.limits.ts';
import { enquiryLetter } from './letters.ts';

/** A bot that filled the hidden field or was too fast gets the same answer as a person (LEAD-11). */
const isProgram = ({ website, took }: LeadForm) => website !== '' || (took !== undefined && took < QUICKEST_ENQUIRY);

export async function receiveEnquiry(db: Db, form: LeadForm, ip: string) {
  const { name, email, phone, address, subject, message, SourceName } = form;
  const sourceName = SourceName ?? WEB;
  if (!isProgram(form))
    await db.transaction(async (db) => {
      await takeOrRefuse(inDatabase(db), enquiryCounters(addressKey(ip), form.took !== undefined));
      const fields = { name: name ?? '', email, phone, address: address ?? '', subject, message: message ?? '' };
      const enquiry = { ...fields, sourceName };
      await announce(db, enquiryReceived, { enquiryId: await insertEnquiry(db, enquiry) });
    });
  return { message: ENQUIRY_THANKS };
}

export async function mailTheTeam({ db, mail, site }: Deps, enquiryId: string): Promise<void> {
  const enquiry = await findUnmailed(db, enquiryId);
  if (!enquiry) return;
  const { email } = await site.current();
  await mail.send(enquiryLetter(email, enquiry));
  await markMailed(db, enquiryId);
}
