import { PageHead } from '../../ui/page-head.tsx';

export default function Careers() {
  return <PageHead title="Careers" />;
}
