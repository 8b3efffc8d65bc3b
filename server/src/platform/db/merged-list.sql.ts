import { type SQL, sql } from 'drizzle-orm';

/** One of the sources of a list that is merged of several. Behind what it belongs to, `at` and `id` stand in an index. */
export type Source<Kind extends string> = {
  /** What makes each of its rows one of a kind. */
  readonly kinds: Readonly<Partial<Record<Kind, SQL>>>;
  readonly from: SQL;
  readonly where: SQL;
  readonly at: SQL;
  readonly id: SQL;
  /** Whether it is somebody's turn, unless that was long ago. */
  readonly waits: SQL;
  /** What a search looks through. */
  readonly text: SQL;
};

export type Place = { readonly at: string; readonly id: string };

type Wanted<Kind> = {
  readonly kind?: Kind | undefined;
  /** Patterns that the text must all fit. */
  readonly words: readonly string[];
  /** Nothing older waits. */
  readonly since: SQL;
};
type Page<Kind> = Wanted<Kind> & {
  readonly waiting: boolean;
  readonly after?: Place | undefined;
  readonly most: number;
};

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

const kindOf = <Kind extends string>({ kinds }: Source<Kind>): SQL => {
  const cases = Object.entries<SQL | undefined>(kinds).map(([kind, holds]) => sql`when ${holds} then ${kind}::text`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** The sources that may hold what is wanted, each with its conditions. */
const narrowed = <Kind extends string>(sources: readonly Source<Kind>[], { kind, words }: Wanted<Kind>) =>
  sources.flatMap((source) => {
    const ofKind = kind && source.kinds[kind];
    if (kind && !ofKind) return [];
    const searched = words.length > 0 ? [sql`${source.text} ilike all(${sql.param([...words])}::text[])`] : [];
    return [{ source, conditions: [source.where, ...(ofKind ? [ofKind] : []), ...searched] }];
  });

const MOMENT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

/** A page of rows that wait, or of the others: the latest first, after a place, from every source no more than it needs. */
export function pageOf<Kind extends string>(sources: readonly Source<Kind>[], wanted: Page<Kind>): SQL {
  const { since, waiting, after, most } = wanted;
  const parts = narrowed(sources, wanted).map(({ source, conditions }) => {
    const { from, at, id, waits } = source;
    const isTurn = waiting ? sql`(${waits}) and ${at} >= ${since}` : sql`not ((${waits}) and ${at} >= ${since})`;
    // The first of the two conditions is there for the index.
    const later = after
      ? [sql`${at} <= ${after.at}::timestamptz and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`]
      : [];
    return sql`(select ${kindOf(source)} as kind, ${id} as id, ${at} as at from ${from}
      where ${all([...conditions, isTurn, ...later])} order by ${at} desc nulls last, ${id} desc nulls last limit ${most})`;
  });
  return sql`select merged.kind, merged.id, to_char(merged.at at time zone 'UTC', ${MOMENT}) as at
    from (${sql.join(parts, sql` union all `)}) as merged order by merged.at desc nulls last, merged.id desc nulls last limit ${most}`;
}

/** How many there are of each kind, and how many of these wait. */
export function countsOf<Kind extends string>(sources: readonly Source<Kind>[], wanted: Wanted<Kind>): SQL {
  const parts = narrowed(sources, wanted).map(
    ({
      source,
      conditions,
    }) => sql`(select ${kindOf(source)} as kind, (${source.waits}) and ${source.at} >= ${wanted.since} as waits
      from ${source.from} where ${all(conditions)})`,
  );
  return sql`select merged.kind, count(*)::int as total, (count(*) filter (where merged.waits))::int as waiting
    from (${sql.join(parts, sql` union all `)}) as merged group by merged.kind`;
}
