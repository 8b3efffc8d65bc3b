import { createRequire } from 'node:module';

type Internals = {
  getComputedStylePropertyValue: (element: unknown, property: string) => string;
  implForWrapper: (element: Element) => unknown;
};
const inside = createRequire(import.meta.url);
const { getComputedStylePropertyValue }: Internals = inside('jsdom/lib/jsdom/living/css/helpers/computed-style.js');
const { implForWrapper }: Internals = inside('jsdom/lib/generated/idl/utils.js');

/** What looks by role, visibility and clicks ask of each element and of all that it stands in. */
const ASKED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['opacity', 'opacity'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);

const quick = new WeakSet<object>();

/**
 * jsdom works out every property of a style to answer for one, anew after each change of the document. Its own way to a
 * single property gives the same answer, and a look by role takes a third of the time.
 */
export function answerStylesQuickly(view: Window): void {
  const isOurJsdom = implForWrapper(view.document.documentElement) !== null;
  if (quick.has(view) || !isOurJsdom) return;
  quick.add(view);
  const compute = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const one = (property: string) => getComputedStylePropertyValue(implForWrapper(element), property);
    let whole: CSSStyleDeclaration | undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        const property = ASKED.get(String(name));
        if (property) return one(property);
        if (name === 'getPropertyValue')
          return (asked: string) => {
            if (ASKED.get(asked) === asked) return one(asked);
            whole ??= compute(element);
            return whole.getPropertyValue(asked);
          };
        whole ??= compute(element);
        const value: unknown = Reflect.get(whole, name);
        return typeof value === 'function' ? value.bind(whole) : value;
      },
    });
  };
}
