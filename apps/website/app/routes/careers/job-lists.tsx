import { useShell } from '../../shell/shell-context.ts';
import type { CareersJob } from './careers-page.ts';

interface JobListsProps {
  job: CareersJob;
  Heading: 'h2' | 'h4';
}

/** What a job asks for, and what it brings (pay is among it). */
export function JobLists({ job: { requirements, benefits }, Heading }: JobListsProps) {
  const { text: language } = useShell();
  const lists = [
    { title: 'Requirements', texts: requirements },
    { title: 'Benefits', texts: benefits },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <div className="job-lists">
      {lists.map(({ title, texts }) => (
        <div key={title}>
          <Heading>{title}</Heading>
          <ul {...language}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
