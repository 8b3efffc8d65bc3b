import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, MessageCircle, Printer } from 'lucide-react';
import { saveDraft } from '#forms/drafts.ts';
import { Notice } from '#forms/Notice.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { Table } from '#ui/table/Table.tsx';
import { costInAll, costsOf, rupees } from './cost.ts';
import { bandMetres, type Group, stockOf, weightKg } from './estimate.ts';
import type { PlannedPart } from './furniture.ts';
import { Layouts } from './Layouts.tsx';
import { type Plan, unitsTyped } from './plan.ts';
import { laminateSheets, requirementOf, sheetsInAll, shoppingList } from './shopping-list.ts';
import { ToBuy } from './ToBuy.tsx';
import { ADVICE, sheetCount } from './words.ts';

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
  const { t } = useLingui();
  const [main] = groups;
  const stock = stockOf(plan.size, kerf);
  const band = bandMetres(parts);
  const laminates = laminateSheets(plan, groups);
  const units = unitsTyped(plan, t);
  const costs = costsOf(groups, plan, rate);
  const weights = groups.map(({ thickness, layout }, at) =>
    weightKg(layout.sheets.length, stock, { thickness, board: plan.board, laminate: plan.laminate && at === 0 }),
  );
  const tooLarge = [
    ...new Set(groups.flatMap(({ parts, layout }) => layout.tooLarge.map((at) => parts[at]?.name ?? ''))),
  ];
  if (!main) return null;
  return (
    <div className="grid gap-6">
      {tooLarge.length > 0 && (
        <Notice outcome="failed">
          <Trans>No sheet of this size can hold: {tooLarge.join(', ')}. Choose a larger sheet or join two parts.</Trans>
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className="col-span-2 grid">
          <StatTile
            label={t`Boards, before GST`}
            value={rupees(costInAll(costs), t)}
            note={rate === null && t`what they usually cost`}
          />
        </div>
        {groups.map(({ thickness, layout }) => (
          <StatTile
            key={thickness}
            label={t`Sheets`}
            value={layout.sheets.length}
            note={t`${{ size: plan.size }} ft, ${thickness} mm`}
          />
        ))}
        <StatTile
          label={t`Wastage`}
          value={percent(main.wastage)}
          note={t`${{ size: plan.size }} ft, ${{ thickness: main.thickness }} mm`}
        />
        {band > 0 && <StatTile label={t`Edge band`} value={units.run(band)} />}
        {laminates > 0 && <StatTile label={t`Laminate`} value={laminates} note={t`sheets, both sides`} />}
        <StatTile
          label={t`Weight`}
          value={t`${{ kg: weights.reduce((sum, kg) => sum + kg, 0) }} kg`}
          note={t`about, boards differ`}
        />
      </div>
      {(plan.board === 'ply' || plan.board === 'blockboard') && <p className="text-ink-2">{t(ADVICE[plan.zone])}</p>}
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
  const { t } = useLingui();
  const navigate = useNavigate();
  const post = () => {
    const requirement = requirementOf(plan, groups, band, t);
    if (!requirement) return;
    saveDraft('requirement', requirement);
    void navigate({ to: '/account', search: { tab: 'addRequirement' } });
  };
  const text = shoppingList(plan, groups, band, t).join('\n');
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={post}>
        <ClipboardList {...ICON} />
        <Trans>Post as requirement</Trans>
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'line' })}
      >
        <MessageCircle {...ICON} />
        <Trans>Share on WhatsApp</Trans>
      </a>
      <Button variant="line" onClick={() => window.print()}>
        <Printer {...ICON} />
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}

function OtherSizes({ group: { bySize } }: { group: Group }) {
  const { t } = useLingui();
  if (bySize.length < 2) return null;
  return (
    <section aria-labelledby="other-sizes" className="print:hidden">
      <h2 id="other-sizes" className="mb-3 text-title">
        <Trans>The same parts from other sheets</Trans>
      </h2>
      <Table
        caption={t`The same parts from other sheets`}
        rows={bySize}
        rowKey={({ size }) => size}
        columns={[
          { head: t`Size`, cell: ({ size }) => t`${size} ft` },
          { head: t`Sheets`, cell: ({ sheets }) => t(sheetCount(sheets)), stacked: 'corner' },
          { head: t`Wastage`, cell: ({ wastage }) => percent(wastage), stacked: 'labelled' },
        ]}
      />
    </section>
  );
}
