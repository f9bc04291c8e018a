import { PageHead } from '../../ui/page-head.tsx';

export default function TermsAndConditions() {
  return <PageHead title="Terms and Conditions" />;
}
