import { useShell } from '../shell/shell-context.ts';

/** What must be said wherever prices are: fees, raw food. */
export function PriceNotices({ notices = [] }: { notices?: string[] }) {
  const { text } = useShell();
  return notices.map((notice) => (
    <p className="small muted" key={notice} {...text}>
      {notice}
    </p>
  ));
}
