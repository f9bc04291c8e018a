/** The week of a brand as an e-mail. */

import type { Insights } from '@tablefront/console-wire/insights';
import { capitalized } from '@tablefront/restaurant/capitalized';
import {
  escaped,
  htmlOf,
  oneLine,
  type Section,
  sectionAsHtml,
  sectionAsText,
} from '../../notifications/email-parts.ts';
import type { SubmissionEmail } from '../../notifications/notices/submission-email.ts';
import { kindInWords } from '../../submissions/reading/in-words.ts';

export interface WeekFigures
  extends Pick<Insights, 'feedback' | 'answers' | 'questions' | 'searches' | 'codes' | 'requests' | 'forms'> {
  brandName: string;
  /** Monday and Sunday, `YYYY-MM-DD`. */
  from: string;
  until: string;
}

/** A fall of the average by less says nothing. */
const TELLING = 0.3;
const LEAST_RATINGS = 3;
const MOST_LISTED = 3;

/** @param page of the console, where more is; undefined: nothing came, and nothing is to be told */
export function weeklyDigest(figures: WeekFigures, page: string): SubmissionEmail | undefined {
  const { feedback, requests, codes } = figures;
  const came = requests.kinds.reduce((all, { count }) => all + count, 0);
  if (came + codes.scans === 0) return undefined;
  const { average, count } = feedback.all.now;
  const brand = oneLine(figures.brandName);
  const week = `${dayInWords(figures.from)} to ${dayInWords(figures.until)}`;
  const parts = [feedbackPart(figures), messagesPart(figures), sitePart(figures)].filter(
    ({ fields }) => fields.length > 0,
  );
  const why = 'You asked for this in the console, under Insights, and can turn it off there.';
  const stars = average === null ? '' : `${average.toFixed(1)} of 5 from ${guests(count)}, `;
  return {
    subject: oneLine(`Your week: ${stars}${came} ${came === 1 ? 'message' : 'messages'}: ${brand}`),
    text: [`${brand}, ${week}`, ...parts.map(sectionAsText), `More: ${page}`, why].join('\n\n'),
    html: htmlOf(`${brand}, ${week}`, [
      ...parts.map(sectionAsHtml),
      `<p><a href="${escaped(page)}">More in the console</a></p>`,
      `<p style="font-size:0.875rem">${escaped(why)}</p>`,
    ]),
  };
}

function feedbackPart({ feedback }: WeekFigures): Section {
  const { now, before } = feedback.all;
  if (now.average === null) return { title: 'Feedback', fields: [] };
  const changed = before.average === null ? '' : `; ${before.average.toFixed(1)} the week before`;
  const fell = feedback.places
    .filter(({ now: after, before: was }) => Math.min(after.count, was.count) >= LEAST_RATINGS)
    .map(({ name, now: after, before: was }) => ({ name, from: was.average ?? 0, to: after.average ?? 0 }))
    .filter(({ from, to }) => from - to >= TELLING)
    .sort((one, other) => one.to - one.from - (other.to - other.from))
    .slice(0, MOST_LISTED);
  const complaints = feedback.categories.filter(({ complaints: many }) => many > 0).slice(0, MOST_LISTED);
  return {
    title: 'Feedback',
    fields: [
      { label: 'Average', value: `${now.average.toFixed(1)} of 5, from ${guests(now.count)}${changed}` },
      ...fell.map(({ name, from, to }) => ({
        label: oneLine(name),
        value: `fell from ${from.toFixed(1)} to ${to.toFixed(1)}`,
      })),
      ...(complaints.length > 0
        ? [
            {
              label: 'Complaints',
              value: complaints.map((one) => `${one.name || 'Other'} ${one.complaints}`).join(', '),
            },
          ]
        : []),
    ],
  };
}

function messagesPart({ requests, answers }: WeekFigures): Section {
  const { withinADay, of, waiting, medianHours } = answers;
  const kinds = requests.kinds.filter(({ count }) => count > 0);
  return {
    title: 'Messages',
    fields: [
      ...kinds.map(({ kind, count }) => ({ label: capitalized(kindInWords[kind]), value: String(count) })),
      ...(of > 0 ? [{ label: 'Answered within a day', value: `${withinADay} of ${of}` }] : []),
      ...(medianHours === null ? [] : [{ label: 'Until the first answer', value: `${medianHours} hours (median)` }]),
      ...(waiting > 0 ? [{ label: 'Still waiting', value: String(waiting) }] : []),
    ],
  };
}

function sitePart({ codes, forms, questions, searches }: WeekFigures): Section {
  const inVain = (asked: { text: string; times: number }[]) =>
    asked
      .slice(0, MOST_LISTED)
      .map(({ text, times }) => `${oneLine(text)} (${times})`)
      .join(', ');
  const catering = forms.find(({ form }) => form === 'catering');
  return {
    title: 'The site',
    fields: [
      ...(codes.scans > 0 ? [{ label: 'Codes scanned', value: String(codes.scans) }] : []),
      ...(catering
        ? [{ label: 'Catering form', value: `begun ${catering.begun} times, sent ${catering.sent} times` }]
        : []),
      ...(questions && questions.total > 0
        ? [{ label: 'Asked, and the site did not know', value: inVain(questions.asked) }]
        : []),
      ...(searches.total > 0 ? [{ label: 'Searched for on the menu in vain', value: inVain(searches.asked) }] : []),
    ],
  };
}

const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);

function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
