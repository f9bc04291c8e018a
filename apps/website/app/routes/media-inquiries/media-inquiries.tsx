import { PageHead } from '../../ui/page-head.tsx';

export default function MediaInquiries() {
  return <PageHead title="Media Inquiries" />;
}
