// Where another framework makes the documents, the footer is React like all else; its styles come with the whole sheet.
import { FooterColumns } from './footer-columns.tsx';

export function Footer() {
  return (
    <footer className="site-footer">
      <FooterColumns />
    </footer>
  );
}
