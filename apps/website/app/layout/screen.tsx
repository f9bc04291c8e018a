import type { ReactNode } from 'react';
import styles from './screen.css?inline';

const ownStyles = { __html: styles };

/** A screen of its own, nothing of the brand around it. Few visitors see one: its styles come with it. */
export function Screen({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <main className="screen" aria-busy={busy}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style dangerouslySetInnerHTML={ownStyles} />
      {children}
    </main>
  );
}
