interface DefaultPictureProps {
  /** Selects one of the placeholder images; 1 to 20. @see R-CONST-041 */
  seed: number;
  className?: string;
}

/**
 * One of twenty plain geometric placeholder images in tints of the primary colour, for items without an image.
 * @see A-125
 */
export function DefaultPicture({ seed, className }: DefaultPictureProps) {
  const turn = (seed * 37) % 360;
  const Pattern = patterns[seed % patterns.length] ?? Circles;
  return (
    <svg className={className} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="160" height="90" fill="var(--_primary)" opacity="0.16" />
      <g fill="var(--_primary)" transform={`rotate(${turn} 80 45)`}>
        <Pattern step={seed} />
      </g>
    </svg>
  );
}

interface PatternProps {
  step: number;
}

const patterns = [Circles, Bars, Curves, Tiles];

function Circles({ step }: PatternProps) {
  return [18, 34, 52].map((radius, index) => (
    <circle
      key={radius}
      cx={60 + index * 22}
      cy={40 + ((step * 7) % 18)}
      r={radius}
      opacity={0.22 - index * 0.05}
    />
  ));
}

function Bars({ step }: PatternProps) {
  return [0, 1, 2, 3, 4].map((index) => (
    <rect
      key={index}
      x={-40 + index * 52}
      y={-60}
      width={14 + ((step + index) % 3) * 8}
      height={220}
      opacity={0.1 + (index % 3) * 0.06}
    />
  ));
}

function Curves({ step }: PatternProps) {
  return [0, 1, 2].map((index) => (
    <path
      key={index}
      d={`M-60 ${20 + index * 26} q 40 ${-24 - (step % 5) * 3} 80 0 t 80 0 t 80 0 t 80 0 v120 h-320z`}
      opacity={0.12 + index * 0.05}
    />
  ));
}

function Tiles({ step }: PatternProps) {
  return [0, 1, 2, 3, 4, 5].map((index) => (
    <path
      key={index}
      d={`M${-20 + index * 36} ${(step * 5) % 20} l36 0 l-18 60z`}
      opacity={0.1 + ((index + step) % 3) * 0.07}
    />
  ));
}
