import { PageHead } from '../../ui/page-head.tsx';

export default function Contact() {
  return <PageHead title="Contact Us" />;
}
