import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { classes } from '../classes.ts';
import { useHydrated } from '../hydrated.ts';
import { POPUP, POPUP_ROW } from '../overlays/popup.ts';
import { useFieldControl } from './Field.tsx';
import { type ControlSize, inputClass, NativeSelect } from './Input.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  options: SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  size?: ControlSize;
  disabled?: boolean;
  className?: string;
  id?: string;
  /** Where no Field gives the label. */
  'aria-label'?: string;
}

/** Server HTML holds the browser's own select: it needs no script, and no style attribute that the CSP would refuse. */
export function Select(props: SelectProps) {
  return useHydrated() ? <Listbox {...props} /> : <Plain {...props} />;
}

function Plain({ options, value, onChange, placeholder, ...select }: SelectProps) {
  return (
    <NativeSelect {...select} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      {value === null && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

function Listbox({
  options,
  value,
  onChange,
  placeholder = '',
  name,
  size = 'md',
  disabled = false,
  className,
  ...rest
}: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
      {...(name !== undefined && { name })}
      {...(control.id !== undefined && { id: control.id })}
      modal={false}
    >
      <span className={classes('relative block', className)}>
        <Base.Trigger
          {...control}
          data-control=""
          className={inputClass(size, 'flex items-center justify-between gap-2 pr-3 text-left')}
        >
          <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={placeholder} />
          <Base.Icon className="flex-none text-ink-3">
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
      </span>
      <CSPProvider disableStyleElements>
        <Options options={options} />
      </CSPProvider>
    </Base.Root>
  );
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return (
    <Base.Portal>
      <Base.Positioner
        align="start"
        sideOffset={6}
        collisionPadding={8}
        alignItemWithTrigger={false}
        className="z-60 outline-none"
      >
        <Base.Popup className={POPUP}>
          <Base.List>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={classes(POPUP_ROW, 'justify-between data-selected:font-semibold')}
              >
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="text-teak">
                  <Check size={16} aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
