/** The video with everything around it; also used for the row after the last reel. */
export const ROW =
  'relative isolate grid h-full min-h-0 grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto_auto] overflow-hidden text-cream stage-wide:mb-5 stage-wide:h-[calc(100%-1.25rem)] stage-wide:grid-cols-[minmax(0,1fr)_var(--fw)_minmax(4.5rem,1fr)] stage-wide:overflow-visible stage-desk:wrap stage-desk:w-full stage-desk:grid-cols-[minmax(0,1fr)_var(--fw)_3.5rem_minmax(0,21.25rem)] stage-desk:gap-x-[clamp(1rem,2cqi,1.75rem)]';
export const VIDEO_PLACE =
  'relative isolate col-span-2 col-start-1 row-span-3 row-start-1 min-h-0 overflow-hidden bg-night stage-wide:col-span-1 stage-wide:col-start-2 stage-wide:rounded-lg';
