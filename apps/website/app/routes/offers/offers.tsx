import { PageHead } from '../../ui/page-head.tsx';

export default function Offers() {
  return <PageHead title="Offers" />;
}
