import { PageHead } from '../../ui/page-head.tsx';

export default function Catering() {
  return <PageHead title="Catering" />;
}
