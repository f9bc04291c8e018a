import { type SubmissionKind, submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { kindNames } from '../inbox/kinds.ts';
import './kind-ticks.css';

interface KindTicksProps {
  legend: string;
  /** What it means that none is ticked. */
  none: string;
  /** Null: all of them. */
  kinds: readonly SubmissionKind[] | null;
  onChange: (kinds: SubmissionKind[] | null) => void;
}

/** Of which kinds of messages something holds. */
export function KindTicks({ legend, none, kinds, onChange }: KindTicksProps) {
  function toggle(kind: SubmissionKind) {
    const next = submissionKinds.filter((one) => (kinds ?? []).includes(one) !== (one === kind));
    onChange(next.length > 0 ? next : null);
  }
  return (
    <fieldset>
      <legend className="lab-1">
        {legend} <span className="muted">– none ticked: {none}</span>
      </legend>
      <div className="kind-ticks">
        {submissionKinds.map((kind) => (
          <label key={kind} className="opt-row">
            <input
              className="chk"
              type="checkbox"
              checked={kinds?.includes(kind) ?? false}
              onChange={() => toggle(kind)}
            />
            {kindNames[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
