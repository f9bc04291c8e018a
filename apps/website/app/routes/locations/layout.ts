/** The specification's breakpoint between the finder's two layouts. */
export const WIDE = '(min-width: 1024px)';
