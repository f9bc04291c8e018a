import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import AssistantBar from '../assistant/assistant-bar.island.tsx';
import Application from '../routes/careers/application.island.tsx';
import CateringForm from '../routes/catering/catering-form.island.tsx';
import FeedbackForm from '../routes/feedback/feedback-form.island.tsx';
import FranchiseForm from '../routes/franchise/franchise-form.island.tsx';
import MediaInquiryForm from '../routes/media-inquiries/media-inquiry-form.island.tsx';

/**
 * The parts of pages that React takes over in the browser, by the name of their file: `NAME.island.tsx`, which exports the
 * component by default. `browser/islands.ts` fetches them.
 */
const islands = {
  application: Application,
  'assistant-bar': AssistantBar,
  'catering-form': CateringForm,
  'feedback-form': FeedbackForm,
  'franchise-form': FranchiseForm,
  'media-inquiry-form': MediaInquiryForm,
};

export type IslandName = keyof typeof islands;
type PropsOf<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;

/** What comes back from JSON as it went in. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...given: never[]) => unknown) | Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown>
    ? never
    : { [Key in keyof T]: Json<T[Key]> };

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** When its code is fetched and React takes it over: when it is touched, or when it comes near the window. */
  when: 'near' | 'touch';
  props: PropsOf<Name> & Json<PropsOf<Name>>;
}

/**
 * Places an island. It is rendered as a root of its own, so that ids are the same in the browser, and knows nothing but
 * its props.
 */
export function Island<Name extends IslandName>({ name, when, props }: IslandProps<Name>) {
  // Which component goes with which props the types of this function's caller have shown.
  // biome-ignore lint/suspicious/noExplicitAny: a lookup by a generic name
  const html = renderToString(createElement(islands[name] as ComponentType<any>, props as object), {
    identifierPrefix: name,
  });
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
