import { PageHead } from '../../ui/page-head.tsx';

export default function AccessibilityStatement() {
  return <PageHead title="Accessibility Statement" />;
}
