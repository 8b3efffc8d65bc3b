import axe from 'axe-core';
import { expect } from 'vitest';

/** No rendered page, no colours: contrast is checked in the browser. */
export async function expectNoAxeViolations(container: Element) {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
