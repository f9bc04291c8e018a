import { OwnStyles } from '../ui/own-styles.tsx';
import styles from './forms.css?inline';
import file from './forms.css?url';

export function FormStyles() {
  return <OwnStyles name="forms" styles={import.meta.env.SSR && styles} file={file} />;
}
