import { PageHead } from '../../ui/page-head.tsx';

export default function Franchise() {
  return <PageHead title="Own A Franchise" />;
}
