interface LateStylesProps {
  /** Of the style sheet, to know it by. */
  name: string;
  css: string;
}

/** The styles of what no page shows at its start: they come with its code, and stay in the head from then on. */
export function LateStyles({ name, css }: LateStylesProps) {
  return (
    <style href={name} precedence="late">
      {css}
    </style>
  );
}
