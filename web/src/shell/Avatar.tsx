/** A member by the first letter of the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8.5 flex-none place-items-center rounded-full bg-teak-soft font-semibold text-teak-ink text-ui uppercase"
    >
      {[...name][0]}
    </span>
  );
}
