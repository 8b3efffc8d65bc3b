import { classes } from '../classes.ts';

/** Three stacked plies. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 42" aria-hidden="true" className={classes('flex-none', className ?? 'size-8.5')}>
      <path d="M20 3.5 37 12 20 20.5 3 12Z" fill="#B4540F" />
      <path d="M3 14.2 20 22.7V27.2L3 18.7ZM3 26.3 20 34.8V39L3 30.5Z" fill="#E9B980" />
      <path d="M37 14.2 20 22.7V27.2L37 18.7ZM37 26.3 20 34.8V39L37 30.5Z" fill="#D49A5B" />
      <path d="M3 20.5 20 29V33L3 24.5Z" fill="#7A4F36" />
      <path d="M37 20.5 20 29V33L37 24.5Z" fill="#5E3C2A" />
    </svg>
  );
}

/** The wordmark takes the colour of the text around it: ink in the header, cream on walnut. */
export function Logo({ name = 'Plyhaat', className }: { name?: string; className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex flex-none items-center gap-2 font-bold text-[1.4375rem] leading-none tracking-[-0.035em] md:gap-2.5 md:text-[1.5625rem]',
        className,
      )}
    >
      <LogoMark className="size-7.5 md:size-8.5" />
      {name}
    </span>
  );
}
