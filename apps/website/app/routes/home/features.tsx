import type { Feature } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Clock, type IconNode, Sparkles } from 'lucide';
import { useId } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Car, Heart, Leaf, Pizza, Truck } from '../../ui/light-icons.ts';

const ICONS = new Map<string, IconNode>([
  ['pizza', Pizza],
  ['truck', Truck],
  ['heart', Heart],
  ['clock', Clock],
  ['leaf', Leaf],
  ['car', Car],
]);

/** What the place is proud of: a grid of hairlines, the title in a rail beside it. */
export function Features({ title, list, tint }: { title: string; list: Feature[]; tint: boolean }) {
  const id = useId();
  return (
    <section className={`section${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap rail">
        <h2 id={id}>{title}</h2>
        <ul className="features" {...useShell().text}>
          {list.map((feature) => {
            const icon = ICONS.get(feature.icon?.toLowerCase() ?? '') ?? Sparkles;
            return (
              <li className="feature" key={feature.title}>
                <Icon node={icon} />
                <h3>{feature.title}</h3>
                {feature.description && <p>{feature.description}</p>}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
