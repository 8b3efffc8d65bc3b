import { bodyTooLarge, inputInvalid } from '@plyhaat/contract/core/errors';
import { AppError } from '#platform/http/failure.ts';

type Step = string | number;
type Fields = Record<string, unknown>;

/** A form has fewer fields than this, each list fewer items, and nothing in it lies deeper. */
const MOST_FIELDS = 200;
const MOST_ITEMS = 100;
const DEEPEST = 4;
/** Of all its names and texts together. */
const MOST_TEXT = 256 * 1024;

const STEP = String.raw`[A-Za-z]\w{0,39}`;
const INDEX = String.raw`0|[1-9]\d?`;
const PATH = new RegExp(String.raw`^${STEP}(?:\.(?:${STEP}|${INDEX})|\[(?:${STEP}|${INDEX})\]){0,${DEEPEST - 1}}$`);

const refuse = (name: string) => new AppError(inputInvalid, { fields: { [name.slice(0, 100)]: 'Unknown field' } });

/** A form's names are the contract's own: none is what a list or object has by itself, such as `length`. */
const isOwnName = (step: string) => !(step in Array.prototype) && step !== 'prototype';

/** `imagesArr[0][image]` and `imagesArr[0].image` → the steps to a value, and its path as the rules write it. */
export function stepsOf(name: string): { steps: Step[]; path: string } {
  if (!PATH.test(name)) throw refuse(name);
  const steps = name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d/.test(step) ? Number(step) : step));
  if (!steps.every((step) => typeof step === 'number' || isOwnName(step))) throw refuse(name);
  const path = steps.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
  return { steps, path: path.slice(1) };
}

/** The body that a form's fields describe: names lead into objects, indexes into lists, and neither into the other. */
export class FormBody {
  readonly fields: Fields = {};
  readonly #repeated = new WeakSet<object>();
  #count = 0;
  #text = 0;

  /** A name that comes again makes a list of what it was given. */
  #together(name: string, before: unknown, value: unknown): unknown {
    if (before === undefined) return value;
    if (typeof before === 'object' && before !== null && !this.#repeated.has(before)) throw refuse(name);
    const list = [before, value].flat();
    if (list.length > MOST_ITEMS) throw refuse(name);
    this.#repeated.add(list);
    return list;
  }

  set(name: string, value: unknown): void {
    const { steps } = stepsOf(name);
    this.#text += name.length + (typeof value === 'string' ? value.length : 0);
    if (++this.#count > MOST_FIELDS || this.#text > MOST_TEXT) throw new AppError(bodyTooLarge);
    let place: Fields | unknown[] = this.fields;
    for (const [i, step] of steps.entries()) {
      if (Array.isArray(place) !== (typeof step === 'number')) throw refuse(name);
      const here = place as Record<Step, unknown>;
      const next = steps[i + 1];
      if (next === undefined) {
        here[step] = this.#together(name, here[step], value);
        return;
      }
      here[step] ??= typeof next === 'number' ? [] : {};
      const inside = here[step];
      if (typeof inside !== 'object' || inside === null || this.#repeated.has(inside)) throw refuse(name);
      place = inside as Fields | unknown[];
    }
  }
}
