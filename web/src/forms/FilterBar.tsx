import { Search } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';

type Props = {
  /** Where the form leads without scripts. */
  action: string;
  label: string;
  /** The words searched for, and their name in the address. */
  name: string;
  words: string | undefined;
  placeholder: string;
  searchLabel: string;
  onSearch: (words: string) => void;
  /** How many columns the words take. */
  wide: string;
  /** Choices, each of which takes effect at once. */
  children: ReactNode;
};

/** Narrows a list: words when they are submitted, choices at once. Without scripts the form does the same. */
export function FilterBar({ action, label, name, words, placeholder, searchLabel, onSearch, wide, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <search className="mb-5 border-line border-y py-3 lg:mb-7 print:hidden">
      <form
        action={action}
        onSubmit={submit}
        aria-label={label}
        className="grid grid-cols-2 items-center gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-[minmax(0,19rem)_repeat(4,minmax(0,1fr))_auto]"
      >
        <div className={classes('col-span-2 flex gap-2 xl:col-span-1', wide)}>
          <Input
            key={words}
            type="search"
            name={name}
            size="sm"
            defaultValue={words}
            maxLength={100}
            aria-label={placeholder}
            placeholder={placeholder}
          />
          <Button type="submit" variant="line" size="icon" aria-label={searchLabel}>
            <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}

type Choice = { readonly value: string; readonly label: string; readonly count?: number };
type ChoiceProps = {
  name: string;
  label: string;
  every: string;
  value: string | undefined;
  choices: readonly Choice[] | undefined;
  onChange: (value: string) => void;
};

const counted = ({ label, count }: Omit<Choice, 'value'>) => (count === undefined ? label : `${label} (${count})`);

/** One of a list, or every one. A chosen value that the list does not hold stays there, so that it can be changed. */
export function FilterChoice({ name, label, every, value = '', choices = [], onChange }: ChoiceProps) {
  const isGone = value !== '' && choices.length > 0 && !choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      size="sm"
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-w-0"
    >
      <option value="">{every}</option>
      {isGone && <option value={value}>{counted({ label, count: 0 })}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {counted(choice)}
        </option>
      ))}
    </NativeSelect>
  );
}
