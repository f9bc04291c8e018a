import { type Fields, longest, PHONE_PROBLEM } from '../fields.ts';
import { feedbackCategories, feedbackNatures, websiteFeedbackNatures } from './feedback-choices.ts';

const nature = {
  kind: 'choice',
  label: 'What is the nature of your feedback?',
  missing: 'Choose the nature of your feedback',
} as const;

const contactName = { kind: 'text', label: 'Name', isName: true } as const;
const contactEmail = { kind: 'email', label: 'E-mail' } as const;

/** What both feedback forms ask last. What the message is called depends on the nature, see `messageLabel`. */
const messageAndContact = {
  message: { kind: 'text', label: 'Tell us more (optional)', longest: longest.text },
  contact_name: contactName,
  contact_phone: { kind: 'plain_phone', label: 'Phone' },
  contact_email: contactEmail,
} as const;

/** Feedback about a restaurant, in the widget and on the standalone page. Its names are those of the record for all three. */
export const restaurantFeedbackFields = {
  restaurant_id: { kind: 'place', label: 'Select Your Location', missing: 'Choose a location' },
  rating: { kind: 'rating', label: 'How was your experience?' },
  sub_type: {
    kind: 'choice',
    label: 'This feedback is about:',
    choices: feedbackCategories,
    wrong: 'Choose what it is about',
    wire: { wrong: 'This is none of the categories' },
  },
  // Which natures there are on the wire depends on the type of the record.
  nature: { ...nature, choices: feedbackNatures, wire: { kind: 'text', missing: undefined } },
  ...messageAndContact,
} as const satisfies Fields;

/** Feedback about the website. */
export const websiteFeedbackFields = {
  rating: { kind: 'rating', label: 'How would you rate this website?' },
  nature: { ...nature, choices: websiteFeedbackNatures },
  ...messageAndContact,
} as const satisfies Fields;

/** A request to be called back; a place that is none counts as not named. */
export const callbackFields = {
  contact_phone: { kind: 'plain_phone', label: 'Phone *', missing: PHONE_PROBLEM },
  contact_name: contactName,
  contact_email: contactEmail,
  restaurant_id: { kind: 'place', label: 'Location' },
  message: { kind: 'text', label: 'Message', longest: longest.text },
} as const satisfies Fields;
