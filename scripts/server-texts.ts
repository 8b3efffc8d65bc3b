import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const FILE = /(^|[/\\])(contract|server)[/\\]src[/\\].*\.ts$/;

/** English stands where it is said, without a mark: the catalogue finds it as the server does, by its text. */
export const serverTexts: ExtractorType = {
  match: (filename) => FILE.test(filename),
  async extract(filename, code, found) {
    const { serverSentences } = await import('./server-sentences.ts');
    for (const message of serverSentences(filename, code))
      found({ id: generateMessageId(message), message, origin: [filename, 1], placeholders: {} });
  },
};
