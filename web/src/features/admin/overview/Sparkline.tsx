const WIDTH = 64;
const HEIGHT = 20;

/** The shape of the days beside a figure, for the eye alone: the charts and tables below have the numbers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      className="h-5 w-16 flex-none fill-none stroke-teak max-sm:hidden"
    >
      <polyline points={points.join(' ')} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
