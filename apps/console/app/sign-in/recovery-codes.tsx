import { CopyButton } from '../ui/copy-button.tsx';

/** Shown once: the server keeps only what they hash to. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="stack g3">
      <ul className="recovery mono card card-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join('\n')}>Copy all</CopyButton>
      </div>
      <p className="small muted">
        They are shown this once. Keep them where your phone is not: on paper, or in a password manager.
      </p>
    </div>
  );
}
