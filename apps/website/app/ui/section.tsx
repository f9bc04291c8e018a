import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** An action on the title's line. */
  action?: ReactNode;
  lead?: string;
  ground?: 'paper' | 'tint' | 'brand';
  className?: string;
  children: ReactNode;
}

/** A section of the home page with its title. */
export function Section({ title, action, lead, ground = 'paper', className, children }: SectionProps) {
  const id = useId();
  const onGround = ground !== 'paper' && `on-${ground}`;
  return (
    <section className={['section', onGround, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className="section-lead">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The ground of a section among its neighbours. */
export const groundOf = (tint: boolean) => (tint ? 'tint' : 'paper');
