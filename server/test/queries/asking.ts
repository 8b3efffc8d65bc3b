import type { TestApp } from '../app.ts';
import type { Label, Labelled } from './labels.ts';

export type Outcome = {
  readonly label: Label;
  readonly hit: boolean;
  readonly empty: boolean;
  readonly precision: number;
};

export const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number =>
  outcomes.filter(holds).length / outcomes.length;

/** Asks the shop one query after the other and looks at the first ten products of each answer. */
export async function askAll(
  shop: TestApp,
  byId: ReadonlyMap<string, Labelled>,
  labels: readonly Label[],
  spell = (label: Label) => label.query,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const label of labels) {
    const address = `/product?facets=false&perPage=10&search=${encodeURIComponent(spell(label))}`;
    const { data, total } = (await shop.get(address)).json() as { data: { _id: string }[]; total: number };
    const fitting = data.filter(({ _id }) => label.fits(byId.get(_id) as Labelled)).length;
    const precision = data.length === 0 ? 0 : fitting / data.length;
    outcomes.push({ label, hit: fitting > 0, empty: total === 0, precision });
  }
  return outcomes;
}
