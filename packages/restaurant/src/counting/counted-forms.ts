/** The forms whose use is counted, and how an address tells which it is and which place it names. */
import type { SubmissionKind } from '../forms/submission-kinds.ts';
import { type PageId, pageAt } from '../site-pages.ts';

interface CountedFormFacts {
  /** The page that is there for it; the dialog opens over any. */
  page?: PageId;
  /** What is sent with it. */
  kinds: readonly SubmissionKind[];
  /** Its ids in pages: before those of its fields. */
  ids: readonly string[];
}

const forms = {
  feedback: { page: 'feedback', kinds: ['restaurant_feedback'], ids: ['feedback'] },
  feedback_dialog: {
    kinds: ['restaurant_feedback', 'website_feedback', 'callback'],
    ids: ['restaurant-feedback', 'website-feedback', 'callback-feedback'],
  },
  catering: { page: 'catering', kinds: ['catering'], ids: ['catering'] },
  careers: { page: 'careers', kinds: ['careers'], ids: ['careers'] },
  media_inquiry: { page: 'mediaInquiries', kinds: ['media_inquiry'], ids: ['media'] },
  franchise: { page: 'franchise', kinds: ['franchise'], ids: ['franchise'] },
} as const satisfies Record<string, CountedFormFacts>;

export type CountedForm = keyof typeof forms;

export const countedForms = Object.keys(forms) as CountedForm[];

/** The form that a page is for; undefined where it is for none. @param path without query */
export function formOfPage(path: string): CountedForm | undefined {
  const page = pageAt(path)?.id;
  return page && countedForms.find((form) => factsOf(form).page === page);
}

/** Whether a form has a page of its own. */
export function hasOwnPage(form: CountedForm): boolean {
  return factsOf(form).page !== undefined;
}

/** The pages that are there for a form. */
export const formPages: PageId[] = countedForms.flatMap((form) => factsOf(form).page ?? []);

/** The form with this id in pages. */
export function formWithId(id: string): CountedForm | undefined {
  return countedForms.find((form) => factsOf(form).ids.includes(id));
}

/** The form that something was sent with, by the page that it was sent from. */
export function formOfSubmission(kind: SubmissionKind, path: string): CountedForm | undefined {
  const form = formOfPage(path);
  if (form && factsOf(form).kinds.includes(kind)) return form;
  return factsOf('feedback_dialog').kinds.includes(kind) ? 'feedback_dialog' : undefined;
}

function factsOf(form: CountedForm): CountedFormFacts {
  return forms[form];
}

/** The `restaurant_id` that an address names: links and codes for one place have it. At most 200 characters. */
export function placeInAddress(query: URLSearchParams): string | undefined {
  return query.get('id')?.slice(0, 200) || undefined;
}
