import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type SetupStep, setupSteps } from './setup-steps.ts';
import './setup.css';

interface SetupShellProps {
  step: SetupStep;
  title: string;
  about: ReactNode;
  /** What guests will see. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Around the first start: where one is, what is asked, and what comes of it. */
export function SetupShell({ step, title, about, aside, children }: SetupShellProps) {
  const now = setupSteps.findIndex(({ id }) => id === step);
  return (
    <div className="setup">
      <title>{`${title} · Tablefront`}</title>
      <header className="setup-top">
        <p className="wordmark">Tablefront</p>
        <ol className="steps" aria-label="Steps">
          {setupSteps.map(({ id, name }, index) => (
            <li key={id} className={index < now ? 'done' : ''} aria-current={index === now ? 'step' : undefined}>
              <span>{index < now ? <Icon node={Check} className="i-s" /> : index + 1}</span>
              <b className="m">{name}</b>
            </li>
          ))}
        </ol>
      </header>
      <div className={`setup-grid ${aside ? '' : 'alone'}`}>
        <main id="main" className="stack g6" tabIndex={-1}>
          <div className="stack g1">
            <h1 className="big">{title}</h1>
            <p className="muted">{about}</p>
          </div>
          {children}
        </main>
        {aside && (
          <aside className="setup-aside frame not-phone" aria-label="Preview">
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
