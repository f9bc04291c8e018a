import { withAssistant } from '../../assistant/with-assistant.ts';
import { PageHead } from '../../ui/page-head.tsx';

export const handle = withAssistant;

export default function MediaInquiries() {
  return <PageHead title="Media Inquiries" />;
}
