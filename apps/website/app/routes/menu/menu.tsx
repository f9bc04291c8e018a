import { PageHead } from '../../ui/page-head.tsx';

export default function Menu() {
  return <PageHead title="Menu" />;
}
