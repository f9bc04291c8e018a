import { PageHead } from '../../ui/page-head.tsx';

export default function Locations() {
  return <PageHead title="Locations" />;
}
