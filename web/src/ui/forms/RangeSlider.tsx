import { useLingui } from '@lingui/react/macro';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

export type Range = readonly [low: number, high: number];

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called when a thumb is let go, a key pressed or a box left; not on every pixel. */
  onChange: (range: Range) => void;
  format?: (value: number) => string;
  className?: string;
}

// How its thumb looks stands in base.css, once for all.
const SLIDER =
  'range-thumb pointer-events-none absolute -inset-x-4 inset-y-0 h-11 w-[calc(100%+2rem)] appearance-none bg-transparent outline-none';

const numerals = (value: number) => value.toLocaleString('en-IN');

export function RangeSlider(props: RangeSliderProps) {
  const { t } = useLingui();
  const { label, min, max, step = 1, value, onChange, format = numerals, className } = props;
  const [draft, setDraft] = useDraft(value);
  const [low, high] = draft;
  const settle = (range: Range) => {
    setDraft(range);
    if (range[0] !== value[0] || range[1] !== value[1]) onChange(range);
  };
  const withLow = (next: number): Range => [clamp(next, min, high), high];
  const withHigh = (next: number): Range => [low, clamp(next, low, max)];
  const shared = { min, max, step, format, onSettle: () => settle(draft) };
  return (
    <fieldset className={className}>
      <legend className="mb-2 font-semibold text-ui">{label}</legend>
      <div className="relative mx-3 h-11">
        <Track from={(low - min) / (max - min)} to={(high - min) / (max - min)} />
        <Thumb {...shared} label={t`Min`} value={low} onInput={(next) => setDraft(withLow(next))} />
        <Thumb
          {...shared}
          label={t`Max`}
          value={high}
          onInput={(next) => setDraft(withHigh(next))}
          below={low > (min + max) / 2}
        />
      </div>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Bound label={t`Min`} value={low} format={format} onSettle={(next) => settle(withLow(next))} />
        <Bound label={t`Max`} value={high} format={format} onSettle={(next) => settle(withHigh(next))} />
      </div>
    </fieldset>
  );
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Follows the value given, and what is dragged in between. */
function useDraft(value: Range) {
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  if (given[0] !== value[0] || given[1] !== value[1]) {
    setGiven(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}

/** Drawn with attributes: the CSP refuses a style attribute in server HTML. */
function Track({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true" className="absolute top-5 h-1 w-full overflow-visible">
      <rect x={-10} height={4} rx={2} className="w-[calc(100%+20px)] fill-line-2" />
      <rect x={`${from * 100}%`} width={`${Math.max(0, to - from) * 100}%`} height={4} className="fill-teak" />
    </svg>
  );
}

interface ThumbProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  format: (value: number) => string;
  onInput: (value: number) => void;
  onSettle: () => void;
  /** Under the other thumb, which could not be reached otherwise once both stand at the end. */
  below?: boolean;
}

function Thumb({ label, value, min, max, step, format, onInput, onSettle, below = false }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React's onChange hears every pixel; the browser's own change event comes when the thumb is let go.
    const element = input.current;
    element?.addEventListener('change', onSettle);
    return () => element?.removeEventListener('change', onSettle);
  }, [onSettle]);
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={format(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onInput(event.target.valueAsNumber)}
      className={classes(SLIDER, !below && 'z-1')}
    />
  );
}

/** A unit or a plus, as `format` may write it. */
const AFTER_DIGITS = /[^\d]+$/;

interface BoundProps {
  label: string;
  value: number;
  format: (value: number) => string;
  onSettle: (value: number) => void;
}

function Bound({ label, value, format, onSettle }: BoundProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const amount = Math.round(amountOf((typed ?? '').replace(AFTER_DIGITS, '')));
    if (Number.isFinite(amount)) onSettle(amount);
    setTyped(null);
  };
  return (
    <Field label={label}>
      <Input
        size="sm"
        inputMode="numeric"
        className="tabular-nums"
        value={typed ?? format(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </Field>
  );
}
