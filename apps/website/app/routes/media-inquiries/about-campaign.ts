/** The name in the query of the campaign that a visitor asks about. */
export const ABOUT_PARAMETER = 'about';
const LONGEST_NAMED = 200;

/** Fields that an inquiry about a campaign begins with, where nothing else is written yet. */
export function inquiryAbout(about: string | null): Record<string, string> {
  const campaign = about?.trim().slice(0, LONGEST_NAMED);
  if (!campaign) return {};
  return {
    inquiry_type: 'content_collaboration',
    message: `I would like to apply for the campaign “${campaign}”. `,
  };
}
