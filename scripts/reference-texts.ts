import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const FILE = /\/server\/src\/reference\.texts\.ts$/;

/** Reference data is no code that says something: what it holds is read from it as it runs. */
export const referenceTexts: ExtractorType = {
  match: (filename) => FILE.test(filename),
  async extract(filename, _code, found) {
    const { REFERENCE_TEXTS } = await import('../server/src/reference.texts.ts');
    for (const message of REFERENCE_TEXTS)
      found({ id: generateMessageId(message), message, origin: [filename, 1], placeholders: {} });
  },
};
