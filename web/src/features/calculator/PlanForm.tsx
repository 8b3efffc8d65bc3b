import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import type { Say } from '#ui/said.ts';
import { CutListRows } from './CutListRows.tsx';
import { SHEET_SIZES } from './estimate.ts';
import type { What } from './furniture.ts';
import { type Plan, type Problems, THICKNESSES } from './plan.ts';
import { BOARDS, WHAT, ZONE_LABELS } from './words.ts';

type Props = { plan: Plan; problems: Problems; onChange: (part: Partial<Plan>) => void };

export function PlanForm({ plan, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <form
      aria-label={t`Your sizes`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-6 self-start rounded-card border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <RadioGroup
        label={t`What are you making?`}
        name="what"
        inline
        value={plan.what}
        onChange={({ target }) => onChange({ what: target.value as What })}
        options={Object.entries(WHAT).map(([value, label]) => ({ value, label: t(label) }))}
      />
      <Sizes plan={plan} problems={problems} onChange={onChange} />
      <BoardFields plan={plan} problems={problems} onChange={onChange} />
    </form>
  );
}

type TextProps = {
  label: string;
  value: string;
  error: string | undefined;
  help?: string;
  numeric?: boolean;
  onChange: (value: string) => void;
};

function Text({ label, value, error, help, numeric = false, onChange }: TextProps) {
  return (
    <Field label={label} error={error} {...(help && { help })}>
      <Input
        value={value}
        {...(numeric && { inputMode: 'numeric' as const })}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function Sizes({ plan, problems, onChange }: Props) {
  const { t } = useLingui();
  const { wardrobe, kitchen, doors } = plan;
  const setWardrobe = (part: Partial<Plan['wardrobe']>) => onChange({ wardrobe: { ...wardrobe, ...part } });
  const setDoors = (part: Partial<Plan['doors']>) => onChange({ doors: { ...doors, ...part } });
  const field = (label: string, name: string, value: string, set: (value: string) => void, numeric = false) => (
    <Text
      label={label}
      value={value}
      error={problems[name]}
      numeric={numeric}
      onChange={set}
      {...(!numeric && { help: t`In mm, or as 6 ft 6 in` })}
    />
  );
  switch (plan.what) {
    case 'wardrobe':
      return (
        <div className="grid grid-cols-2 gap-4">
          {field(t`Height`, 'height', wardrobe.height, (height) => setWardrobe({ height }))}
          {field(t`Width`, 'width', wardrobe.width, (width) => setWardrobe({ width }))}
          {field(t`Depth`, 'depth', wardrobe.depth, (depth) => setWardrobe({ depth }))}
          {field(t`Columns`, 'columns', wardrobe.columns, (columns) => setWardrobe({ columns }), true)}
          {field(t`Shelves in each column`, 'shelves', wardrobe.shelves, (shelves) => setWardrobe({ shelves }), true)}
        </div>
      );
    case 'kitchen':
      return (
        <div className="grid gap-4">
          {field(t`Length of the wall`, 'wall', kitchen.wall, (wall) => onChange({ kitchen: { ...kitchen, wall } }))}
          <Switch
            label={t`With wall units above`}
            checked={kitchen.wallUnits}
            onChange={({ target }) => onChange({ kitchen: { ...kitchen, wallUnits: target.checked } })}
          />
        </div>
      );
    case 'doors':
      return (
        <div className="grid grid-cols-2 gap-4">
          {field(t`Height`, 'height', doors.height, (height) => setDoors({ height }))}
          {field(t`Width`, 'width', doors.width, (width) => setDoors({ width }))}
          {field(t`How many`, 'count', doors.count, (count) => setDoors({ count }), true)}
        </div>
      );
    case 'list':
      return <CutListRows rows={plan.rows} problems={problems} onChange={(rows) => onChange({ rows })} />;
  }
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

const entries = <Key extends string>(labels: Readonly<Record<Key, MessageDescriptor>>, say: Say) =>
  Object.entries<MessageDescriptor>(labels).map(([key, label]) => [key as Key, say(label)] as const);

function BoardFields({ plan, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="grid grid-cols-2 gap-4 border-line border-t pt-6">
      <legend className="sr-only">
        <Trans>Board</Trans>
      </legend>
      <Choice
        label={t`Material`}
        value={plan.board}
        options={entries(BOARDS, t)}
        onChange={(board) => onChange({ board })}
      />
      <Choice
        label={t`Thickness`}
        value={plan.thickness}
        options={THICKNESSES.map((mm) => [mm, t`${mm} mm`])}
        onChange={(thickness) => onChange({ thickness })}
      />
      <Choice
        label={t`Sheet size`}
        value={plan.size}
        options={SHEET_SIZES.map((size) => [size, t`${size} ft`])}
        onChange={(size) => onChange({ size })}
      />
      <Text
        label={t`Saw blade`}
        value={plan.kerf}
        error={problems.kerf}
        help={t`What each cut takes away, in mm`}
        numeric
        onChange={(kerf) => onChange({ kerf })}
      />
      <div className="col-span-2 grid gap-3">
        <Text
          label={t`Rate, ₹ per sq ft`}
          value={plan.rate}
          error={problems.rate}
          help={t`Of this thickness, before GST. Empty: what it usually costs.`}
          numeric
          onChange={(rate) => onChange({ rate })}
        />
        <Choice
          label={t`Where will it stand?`}
          value={plan.zone}
          options={entries(ZONE_LABELS, t)}
          onChange={(zone) => onChange({ zone })}
        />
        <Switch
          label={t`Laminate on both sides`}
          checked={plan.laminate}
          onChange={({ target }) => onChange({ laminate: target.checked })}
        />
      </div>
    </fieldset>
  );
}
