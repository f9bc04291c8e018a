import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The URL map. Every page stands in the main layout but those whose route exports `handle = standalone`. */
export default [
  index('routes/home/home.tsx'),
  route('menu', 'routes/menu/menu.tsx'),
  route('menu/:locationSlug', 'routes/menu/location-menu.tsx'),
  route('locations', 'routes/locations/locations.tsx'),
  route('location/:locationSlug', 'routes/location/location.tsx'),
  route('catering', 'routes/catering/catering.tsx'),
  route('offers', 'routes/offers/offers.tsx'),
  route('careers', 'routes/careers/careers.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('media-inquiries', 'routes/media-inquiries/media-inquiries.tsx'),
  route('franchise', 'routes/franchise/franchise.tsx'),
  route('terms-and-conditions', 'routes/legal/terms-and-conditions.tsx'),
  route('privacy-policy', 'routes/legal/privacy-policy.tsx'),
  route('accessibility-statement', 'routes/legal/accessibility-statement.tsx'),
  route('feedback', 'routes/feedback/feedback.tsx'),
  route('feedback/widget.json', 'routes/feedback/widget-data.ts'),
  route('assistant-data', 'assistant/assistant-data.ts'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
