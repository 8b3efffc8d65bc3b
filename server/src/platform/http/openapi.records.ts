type Schema = { required?: string[]; properties?: object; additionalProperties?: unknown };

/** A record over an enum requires its keys without naming them as properties, which readers of schemas object to. */
export function nameRecordKeys(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as Schema;
  if (Array.isArray(schema.required) && typeof schema.additionalProperties === 'object' && !schema.properties)
    schema.properties = Object.fromEntries(schema.required.map((key) => [key, schema.additionalProperties]));
  for (const inner of Object.values(part)) nameRecordKeys(inner);
}
