import { PageHead } from '../../ui/page-head.tsx';

export default function PrivacyPolicy() {
  return <PageHead title="Privacy Policy" />;
}
