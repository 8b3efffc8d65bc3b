import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {},
  }),
);

/** What html-validate's recommended rules find wrong in the HTML of a page, each fault once. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return [...new Set(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`))];
}
