import { type ReactNode, useId } from 'react';
import { PageHead } from '../../ui/page-head.tsx';

export interface LegalSection {
  /** What the table of contents, and anybody else, links to. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  description: string;
  sections: LegalSection[];
  /** Above the first section. */
  children?: ReactNode;
}

/** A text to read: its contents in a rail that stays, its sections in lines of a readable length. */
export function LegalPage({ title, lead, description, sections, children }: LegalPageProps) {
  const id = useId();
  return (
    <>
      <PageHead title={title} lead={lead} description={description} />
      <div className="wrap legal">
        <nav aria-labelledby={id}>
          <p className="contents-title" id={id}>
            On this page
          </p>
          <details className="contents">
            <summary>On this page</summary>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="legal-text">
          {children}
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
