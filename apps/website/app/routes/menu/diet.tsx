/** The sign of a mark beside its name. */
export function Diet({ sign }: { sign: string }) {
  return (
    <span className="diet" aria-hidden="true">
      {sign}
    </span>
  );
}
