import { OwnStyles } from '../../ui/own-styles.tsx';
import styles from './home-page.css?inline';
import file from './home-page.css?url';

export function HomeStyles() {
  return <OwnStyles name="home" styles={import.meta.env.SSR && styles} file={file} />;
}
