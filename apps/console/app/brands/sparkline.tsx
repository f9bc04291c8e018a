const WIDTH = 72;
const HEIGHT = 22;
/** Of five stars; what is below stands at the foot. */
const LOWEST = 3;

/** How ratings went, drawn small; nothing where there is no way to see. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const points = values.flatMap((value, at) =>
    value === null ? [] : [[(at / (values.length - 1)) * WIDTH, heightOf(value)] as const],
  );
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const line = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <svg className="spark" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`${line}L${last[0]} ${HEIGHT}L${first[0]} ${HEIGHT}Z`} fill="var(--plot-1)" opacity=".1" />
      <path
        d={line}
        fill="none"
        stroke="var(--plot-1)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last[0]} cy={last[1]} r="2.6" fill="var(--plot-1)" />
    </svg>
  );
}

const heightOf = (value: number) => 2 + ((5 - Math.max(value, LOWEST)) / (5 - LOWEST)) * (HEIGHT - 6);
