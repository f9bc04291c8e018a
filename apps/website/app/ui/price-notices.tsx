import { useShell } from '../shell/shell-context.ts';

/** What must be said wherever prices are, below them: fees, raw food. */
export function PriceNotices({ notices }: { notices: string[] | undefined }) {
  const { text } = useShell();
  return (
    notices && (
      <div style={{ marginTop: 'var(--s4)' }} {...text}>
        {notices.map((notice) => (
          <p className="small" key={notice}>
            {notice}
          </p>
        ))}
      </div>
    )
  );
}
