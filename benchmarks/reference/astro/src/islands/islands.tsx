// Each island is a React tree of its own, and gets of the shell what it shows.
import type { ReactNode } from 'react';
import { Header } from '../../generated/app/layout/header.tsx';
import { FeedbackLauncher } from '../../generated/app/layout/launcher.tsx';
import type { HomePage } from '../../generated/app/routes/home/home-page.ts';
import { OurLocations } from '../../generated/app/routes/home/our-locations.tsx';
import { PopularItems } from '../../generated/app/routes/home/popular-items.tsx';
import type { Shell } from '../../generated/app/shell/shell.ts';
import { ShellContext } from '../../generated/app/shell/shell-context.ts';

type Part = Partial<Shell>;

export function Within({ shell, children }: { shell: Part; children: ReactNode }) {
  return <ShellContext value={shell as Shell}>{children}</ShellContext>;
}

export const HeaderIsland = ({ shell, onBrand }: { shell: Part; onBrand: boolean }) => (
  <Within shell={shell}>
    <Header onBrand={onBrand} />
  </Within>
);

export const PopularIsland = ({ items }: { items: HomePage['popularItems'] }) => (
  <PopularItems items={items} tint={false} />
);

export const LocationsIsland = (props: Pick<HomePage, 'locations' | 'zones'> & { count: number }) => (
  <OurLocations {...props} tint={false} />
);

export const LauncherIsland = ({ shell }: { shell: Part }) => (
  <Within shell={shell}>
    <FeedbackLauncher />
  </Within>
);
