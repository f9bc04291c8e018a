// The site's own page modules and layout, as they are.
import { AnnouncementContext } from '../generated/own/app/layout/announcement.tsx';
import { SiteLayout } from '../generated/own/app/layout/site-layout.tsx';
import { WithStatus } from '../generated/own/app/rendering/page.ts';
import { ShownPageContext } from '../generated/own/app/rendering/shown-page.ts';
import * as catering from '../generated/own/app/routes/catering/catering.tsx';
import * as home from '../generated/own/app/routes/home/home.tsx';
import * as menu from '../generated/own/app/routes/menu/location-menu.tsx';
import { ShellContext } from '../generated/own/app/shell/shell-context.ts';
import { backend, configuration, MENU_PATH, now, origin, shell } from '../generated/own/app/site.ts';
import document from '../generated/own/document.json';

const pages = {
  home: { id: 'home', module: home, pathname: '/' },
  menu: { id: 'locationMenu', module: menu, pathname: MENU_PATH },
  catering: { id: 'catering', module: catering, pathname: '/catering' },
};

export function Page({ name }: { name: keyof typeof pages }) {
  const { id, module, pathname } = pages[name];
  const url = new URL(pathname, origin);
  const access = { now, origin, backend };
  const visit = { request: new Request(url), url, params: { slug: pathname.split('/').at(-1) }, configuration, access };
  // biome-ignore lint/suspicious/noExplicitAny: each page's loader makes what its component takes
  const { default: Content, loader } = module as any;
  const loaded = loader(visit);
  const loaderData = loaded instanceof WithStatus ? loaded.data : loaded;
  return (
    <ShownPageContext value={{ id, pathname, search: '' } as never}>
      <ShellContext value={shell}>
        <AnnouncementContext value={document.announcement}>
          <SiteLayout>
            <Content loaderData={loaderData} />
          </SiteLayout>
        </AnnouncementContext>
      </ShellContext>
    </ShownPageContext>
  );
}
