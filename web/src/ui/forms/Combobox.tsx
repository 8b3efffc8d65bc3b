import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useHydrated } from '../hydrated.ts';
import { POPUP, POPUP_ROW } from '../overlays/popup.ts';
import { useFieldControl } from './Field.tsx';
import { type ControlSize, inputClass } from './Input.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
}

export interface ComboboxProps {
  options: ComboboxOption[];
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** If given, it is called with the typed text and supplies the options; nothing is filtered here. */
  onQuery?: (text: string) => void;
  loading?: boolean;
  loadingText?: ReactNode;
  emptyText?: ReactNode;
  /** Takes the list's place, e.g. a sentence and a way to try again. */
  error?: ReactNode;
  placeholder?: string;
  name?: string;
  size?: ControlSize;
  disabled?: boolean;
  className?: string;
  id?: string;
  /** Where no Field gives the label. */
  'aria-label'?: string;
}

/** Server HTML holds a plain input: Base UI's hidden one carries a style attribute, which the CSP would refuse. */
export function Combobox(props: ComboboxProps) {
  return useHydrated() ? <Filtering {...props} /> : <Plain {...props} />;
}

function Plain({ value, placeholder, name, size = 'md', className, disabled, id, 'aria-label': label }: ComboboxProps) {
  const control = useFieldControl({ ...(id && { id }), 'aria-label': label });
  return (
    <span className={classes('block', className)}>
      <input
        {...control}
        readOnly
        disabled={disabled}
        name={name}
        value={value?.label ?? ''}
        placeholder={placeholder}
        className={inputClass(size, 'pr-20')}
      />
    </span>
  );
}

function Filtering({ options, value, onChange, onQuery, name, disabled = false, ...rest }: ComboboxProps) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={onChange}
      isItemEqualToValue={(a, b) => a.value === b.value}
      {...(onQuery && { filter: null })}
      onInputValueChange={(text, { reason }) => reason !== 'item-press' && onQuery?.(text)}
      {...(name !== undefined && { name })}
      disabled={disabled}
      autoHighlight
    >
      <ComboboxInput {...rest} />
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-60 outline-none">
          <Base.Popup className={POPUP}>
            <ListState {...rest} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const INSIDE = 'grid h-full w-10 place-items-center text-ink-3 hover:text-ink';

type InputProps = Pick<ComboboxProps, 'size' | 'className' | 'placeholder' | 'id' | 'aria-label'>;

function ComboboxInput({ size = 'md', className, placeholder, id, 'aria-label': label }: InputProps) {
  const { t } = useLingui();
  const control = useFieldControl({ ...(id && { id }), 'aria-label': label });
  return (
    <Base.InputGroup className={classes('relative block', className)}>
      <Base.Input {...control} placeholder={placeholder} data-control="" className={inputClass(size, 'pr-20')} />
      <span className="absolute inset-y-0 right-0.5 flex">
        <Base.Clear className={INSIDE} aria-label={t`Clear`}>
          <X size={16} aria-hidden="true" />
        </Base.Clear>
        <Base.Trigger className={INSIDE} aria-label={t`Show options`}>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Base.Trigger>
      </span>
    </Base.InputGroup>
  );
}

type StateProps = Pick<ComboboxProps, 'loading' | 'loadingText' | 'emptyText' | 'error'>;

function ListState({ loading, loadingText, emptyText, error }: StateProps) {
  const { t } = useLingui();
  const waiting = loading || Boolean(error);
  return (
    <>
      <Base.Status className="text-ink-2 text-ui not-empty:px-3 not-empty:py-2.5">
        {error || (loading && (loadingText ?? t`Searching...`))}
      </Base.Status>
      <Base.Empty className="text-ink-2 text-ui not-empty:px-3 not-empty:py-2.5">
        {!waiting && (emptyText ?? t`No results found`)}
      </Base.Empty>
      <Base.List className={classes(waiting && 'hidden')}>{row}</Base.List>
    </>
  );
}

const row = (option: ComboboxOption) => (
  <Base.Item
    key={option.value}
    value={option}
    className={classes(POPUP_ROW, 'justify-between data-selected:font-semibold')}
  >
    <span className="min-w-0">
      {option.label}
      {option.detail && <span className="block font-normal text-ink-3 text-meta">{option.detail}</span>}
    </span>
    <Base.ItemIndicator className="text-teak">
      <Check size={16} aria-hidden="true" />
    </Base.ItemIndicator>
  </Base.Item>
);
