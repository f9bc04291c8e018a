import { useShell } from '../../shell/shell-context.ts';
import { groundOf, Section } from '../../ui/section.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { Cuisine } from './home-page.ts';

export function Specialties({ cuisines, tint }: { cuisines: Cuisine[]; tint: boolean }) {
  return (
    <Section title="Our Specialties" ground={groundOf(tint)}>
      <ul className="cuisines" {...useShell().text}>
        {cuisines.map(({ name, dishes }) => (
          <li key={name}>
            {dishes ? (
              <PageLink className="cuisine" to={dishes}>
                {name}
              </PageLink>
            ) : (
              <span className="cuisine">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
