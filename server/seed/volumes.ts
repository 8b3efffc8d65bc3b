/** How much of everything the demo marketplace holds. `--products 100000` on the command line overrides one. */
export const VOLUMES = {
  sellers: 60,
  products: 600,
  buyers: 40,
  /** Sellers the looks at whose stores are remembered. */
  watched: 1000,
};

export type Volumes = typeof VOLUMES;

export function volumesFrom(args: readonly string[]): Volumes {
  const volumes = { ...VOLUMES };
  for (const name of Object.keys(volumes) as (keyof Volumes)[]) {
    const at = args.indexOf(`--${name}`);
    if (at < 0) continue;
    const count = Number(args[at + 1]);
    if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} needs a whole number above 0`);
    volumes[name] = count;
  }
  return volumes;
}
