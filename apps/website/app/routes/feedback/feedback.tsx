import { Logo } from '../../layout/header.tsx';
import { standalone } from '../../layout/site-layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export const handle = standalone;

/** Outside the main layout: reached by QR code or from an e-mail. */
export default function Feedback() {
  return (
    <main>
      <div className="wrap">
        <Logo />
      </div>
      <PageHead title="Feedback" />
    </main>
  );
}
