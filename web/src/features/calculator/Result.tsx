import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, MessageCircle, Printer } from 'lucide-react';
import { saveDraft } from '#forms/drafts.ts';
import { Notice } from '#forms/Notice.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { Table } from '#ui/table/Table.tsx';
import { costInAll, costsOf, rupees } from './cost.ts';
import { bandMetres, type Group, stockOf, weightKg, ZONES } from './estimate.ts';
import type { PlannedPart } from './furniture.ts';
import { Layouts } from './Layouts.tsx';
import { type Plan, unitsTyped } from './plan.ts';
import { laminateSheets, requirementOf, sheetsInAll, shoppingList } from './shopping-list.ts';
import { ToBuy } from './ToBuy.tsx';
import { WORDS, ZONE_REASONS } from './words.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Props = {
  plan: Plan;
  parts: readonly PlannedPart[];
  groups: readonly Group[];
  kerf: number;
  rate: number | null;
};

/** Sheets, wastage, bands, laminate and weight, how to cut them, what to buy for how much, and what to do with the list. */
export function Result({ plan, parts, groups, kerf, rate }: Props) {
  const [main] = groups;
  const stock = stockOf(plan.size, kerf);
  const band = bandMetres(parts);
  const laminates = laminateSheets(plan, groups);
  const units = unitsTyped(plan);
  const costs = costsOf(groups, plan, rate);
  const weights = groups.map(({ thickness, layout }, at) =>
    weightKg(layout.sheets.length, stock, { thickness, board: plan.board, laminate: plan.laminate && at === 0 }),
  );
  const tooLarge = groups.flatMap(({ parts, layout }) => layout.tooLarge.map((at) => parts[at]?.name ?? ''));
  if (!main) return null;
  return (
    <div className="grid gap-6">
      {tooLarge.length > 0 && <Notice outcome="failed">{WORDS.tooLarge([...new Set(tooLarge)].join(', '))}</Notice>}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className="col-span-2 grid">
          <StatTile label={WORDS.boardsCost} value={rupees(costInAll(costs))} note={rate === null && WORDS.usually} />
        </div>
        {groups.map(({ thickness, layout }) => (
          <StatTile
            key={thickness}
            label={WORDS.sheets}
            value={layout.sheets.length}
            note={WORDS.sheetsNote(plan.size, thickness)}
          />
        ))}
        <StatTile
          label={WORDS.wastage}
          value={percent(main.wastage)}
          note={WORDS.sheetsNote(plan.size, main.thickness)}
        />
        {band > 0 && <StatTile label={WORDS.band} value={units.run(band)} />}
        {laminates > 0 && <StatTile label={WORDS.laminates} value={laminates} note={WORDS.laminatesNote} />}
        <StatTile
          label={WORDS.weight}
          value={WORDS.kilograms(weights.reduce((sum, kg) => sum + kg, 0))}
          note={WORDS.weightNote}
        />
      </div>
      {(plan.board === 'ply' || plan.board === 'blockboard') && (
        <p className="text-ink-2">{WORDS.advice(ZONES[plan.zone], ZONE_REASONS[plan.zone])}</p>
      )}
      {groups.map((group) => (
        <Layouts key={group.thickness} group={group} stock={stock} units={units} />
      ))}
      <OtherSizes group={main} />
      {sheetsInAll(groups) > 0 && (
        <>
          <ToBuy plan={plan} groups={groups} costs={costs} rate={rate} band={band} />
          <Actions plan={plan} groups={groups} band={band} />
        </>
      )}
    </div>
  );
}

function Actions({ plan, groups, band }: { plan: Plan; groups: readonly Group[]; band: number }) {
  const navigate = useNavigate();
  const post = () => {
    const requirement = requirementOf(plan, groups, band);
    if (!requirement) return;
    saveDraft('requirement', requirement);
    void navigate({ to: '/account', search: { tab: 'addRequirement' } });
  };
  const text = shoppingList(plan, groups, band).join('\n');
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={post}>
        <ClipboardList {...ICON} />
        {WORDS.post}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'line' })}
      >
        <MessageCircle {...ICON} />
        {WORDS.whatsapp}
      </a>
      <Button variant="line" onClick={() => window.print()}>
        <Printer {...ICON} />
        {WORDS.print}
      </Button>
    </div>
  );
}

function OtherSizes({ group: { bySize } }: { group: Group }) {
  if (bySize.length < 2) return null;
  return (
    <section aria-labelledby="other-sizes" className="print:hidden">
      <h2 id="other-sizes" className="mb-3 text-title">
        {WORDS.bySize}
      </h2>
      <Table
        caption={WORDS.bySize}
        rows={bySize}
        rowKey={({ size }) => size}
        columns={[
          { head: WORDS.size, cell: ({ size }) => `${size} ft` },
          { head: WORDS.sheets, cell: ({ sheets }) => WORDS.quantity(sheets), stacked: 'corner' },
          { head: WORDS.wastage, cell: ({ wastage }) => percent(wastage), stacked: 'labelled' },
        ]}
      />
    </section>
  );
}
