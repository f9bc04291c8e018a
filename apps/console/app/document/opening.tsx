import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const names: Record<string, string> = {
  ...{ pages: 'Pages', menu: 'Menu', hours: 'Hours', locations: 'Locations', setup: 'Set up your restaurant' },
};

/** The page that is opened, called by its name as long as what it shows is not there. */
export function Opening({ children }: { children: ReactNode }) {
  const [, , , page = ''] = useLocation().pathname.split('/');
  const name = names[page] ?? 'Site';
  return (
    <>
      <title>{`${name} · Tablefront`}</title>
      <header className="top">
        <h1>{name}</h1>
      </header>
      <main id="main" className="body">
        {children}
      </main>
    </>
  );
}
