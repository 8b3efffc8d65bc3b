/** Of an address, the parts that a screen knows, as text. */
export const readNames =
  <const Name extends string>(...names: readonly Name[]) =>
  (raw: Record<string, unknown>): { readonly [N in Name]?: string } =>
    Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : []))) as never;
