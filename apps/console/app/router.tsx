import { createBrowserRouter, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import { doorQuery, meQuery } from './api/me.ts';
import { queries } from './api/queries.ts';
import { FirstBrand } from './frame/first-brand.tsx';
import { NotThere, PageFailed } from './frame/page-failed.tsx';
import { Root } from './frame/root.tsx';
import { paths } from './paths.ts';
import { takeLinkToken } from './sign-in/link-token.ts';

takeLinkToken();

/** Who is not signed in is led to the sign-in, and from there to where they wanted. */
async function signedIn({ request }: LoaderFunctionArgs): Promise<null> {
  const { signedIn: isIn } = await queries.fetchQuery({ ...doorQuery, staleTime: 0 });
  if (isIn) {
    await queries.ensureQueryData(meQuery);
    return null;
  }
  const { pathname, search } = new URL(request.url);
  const to = pathname + search;
  throw redirect(to === '/' ? paths.signIn : `${paths.signIn}?${new URLSearchParams({ to })}`);
}

/** Leads on to a page of the brand by its own address: after a relative one, with the id decoded, no link is the current one. */
function Onward({ to }: { to: (brandId: string) => string }) {
  const { brand = '' } = useParams();
  return <Navigate to={to(brand)} replace />;
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <PageFailed />,
    HydrateFallback: () => null,
    children: [
      { path: paths.signIn, lazy: async () => ({ Component: (await import('./sign-in/sign-in.tsx')).SignIn }) },
      {
        path: paths.signInCode,
        lazy: async () => ({ Component: (await import('./sign-in/sign-in-code.tsx')).SignInCode }),
      },
      { path: paths.welcome, lazy: async () => ({ Component: (await import('./sign-in/welcome.tsx')).Welcome }) },
      { path: paths.file, lazy: async () => ({ Component: (await import('./sign-in/file-link.tsx')).FileLink }) },
      {
        loader: signedIn,
        shouldRevalidate: () => false,
        children: [
          { index: true, element: <FirstBrand /> },
          { path: 'brands', lazy: async () => ({ Component: (await import('./brands/brands.tsx')).Brands }) },
          {
            path: paths.newBrand,
            lazy: async () => ({ Component: (await import('./setup/new-brand.tsx')).NewBrandPage }),
          },
          {
            path: 'brands/:brand',
            lazy: async () => ({ Component: (await import('./frame/frame.tsx')).Frame }),
            children: [
              { index: true, element: <Onward to={paths.today} /> },
              { path: 'today', lazy: async () => ({ Component: (await import('./today/today.tsx')).TodayPage }) },
              {
                lazy: async () => ({ Component: (await import('./inbox/inbox.tsx')).InboxPage }),
                children: [
                  { path: 'inbox', element: null },
                  { path: 'inbox/:message', element: null },
                ],
              },
              {
                path: 'insights',
                lazy: async () => ({ Component: (await import('./insights/insights.tsx')).InsightsPage }),
              },
              { path: 'codes', lazy: async () => ({ Component: (await import('./codes/codes.tsx')).CodesPage }) },
              { path: 'people', lazy: async () => ({ Component: (await import('./people/people.tsx')).PeoplePage }) },
              {
                path: 'people/invite',
                lazy: async () => ({ Component: (await import('./people/people.tsx')).PeopleInvitePage }),
              },
              {
                path: 'people/audit',
                lazy: async () => ({ Component: (await import('./people/audit.tsx')).AuditPage }),
              },
              {
                lazy: async () => ({ Component: (await import('./document/document-pages.tsx')).DocumentPages }),
                children: [
                  { path: 'pages', element: <Onward to={paths.pages} /> },
                  {
                    path: 'pages/:section',
                    lazy: async () => ({ Component: (await import('./editor/pages-page.tsx')).PagesPage }),
                  },
                  { path: 'look', element: <Onward to={(brandId) => paths.pages(brandId, 'look')} /> },
                  {
                    path: 'setup',
                    lazy: async () => ({ Component: (await import('./setup/setup-page.tsx')).SetupPage }),
                  },
                  {
                    lazy: async () => ({ Component: (await import('./menu/menu-page.tsx')).MenuPage }),
                    children: [
                      { path: 'menu', element: null },
                      { path: 'menu/:dish', element: null },
                    ],
                  },
                  {
                    path: 'hours',
                    lazy: async () => ({ Component: (await import('./hours/hours-page.tsx')).HoursPage }),
                  },
                  {
                    path: 'locations',
                    lazy: async () => ({ Component: (await import('./locations/locations-page.tsx')).LocationsPage }),
                  },
                  {
                    path: 'locations/:location',
                    lazy: async () => ({ Component: (await import('./locations/location-page.tsx')).LocationPage }),
                  },
                ],
              },
              {
                lazy: async () => ({ Component: (await import('./versions/versions.tsx')).VersionsPage }),
                children: [
                  { path: 'versions', element: null },
                  { path: 'versions/:version', element: null },
                ],
              },
              {
                path: 'versions/:version/site',
                lazy: async () => ({ Component: (await import('./versions/version-site.tsx')).VersionSite }),
              },
              {
                path: 'publish',
                lazy: async () => ({ Component: (await import('./versions/publish-page.tsx')).PublishPage }),
              },
              {
                path: 'sold-out',
                lazy: async () => ({ Component: (await import('./sold-out/sold-out.tsx')).SoldOutPage }),
              },
              {
                path: 'settings',
                lazy: async () => ({ Component: (await import('./settings/settings.tsx')).SettingsPage }),
              },
              {
                path: 'account',
                lazy: async () => ({ Component: (await import('./account/account.tsx')).AccountPage }),
              },
              { path: 'more', lazy: async () => ({ Component: (await import('./more/more.tsx')).MorePage }) },
              { path: '*', element: <NotThere /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotThere /> },
    ],
  },
]);
