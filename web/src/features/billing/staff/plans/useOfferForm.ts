import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import { amountOf } from '@plyhaat/contract/core/price-field';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type * as z from 'zod/mini';

/** Reads a form of an offer by the contract's own rules, and keeps what it objects to, by field. */
export function useOfferForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  bodyOf: (form: FormData) => unknown,
  send: (body: z.output<Schema>) => void,
) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readPlainly(schema, bodyOf(new FormData(event.currentTarget)));
    if (read.success) return send(read.data);
    setErrors(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()));
  };
  return { errors, submit, forget: () => setErrors({}) };
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
/** NaN where it is not a number; the rule of the field then says so. */
export const numberIn = (form: FormData, name: string): number => amountOf(textIn(form, name));
/** One line each. */
export const linesIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
