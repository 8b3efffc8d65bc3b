import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the HTML standard requires: how React writes tags, attributes and ids is its own choice, and valid. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** What html-validate finds wrong in the HTML of a page, each fault once. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return [...new Set(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`))];
}
