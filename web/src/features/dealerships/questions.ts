import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';
import { inWords, type Say } from '#ui/said.ts';

const QUESTIONS: Readonly<Record<(typeof APPLICATION_QUESTIONS)[number], MessageDescriptor>> = {
  'Where is your business located?': msg`Where is your business located?`,
  'How many years have you been in business?': msg`How many years have you been in business?`,
  'Which brands do you currently deal with?': msg`Which brands do you currently deal with?`,
  'What is your annual turnover?': msg`What is your annual turnover?`,
  'What is the approximate size of your premises?': msg`What is the approximate size of your premises?`,
};

/** What an applicant is asked, as the wire says it. */
export const questionText = (question: string, say: Say): string => inWords(QUESTIONS, question, say);
