import { StyleSheet } from '../../rendering/style-sheet.tsx';
import dishes from './menu.css?inline';
import others from './other-menus.css?inline';

/** The styles of a menu in the form that it has: a page of dishes needs none of the others. */
export function MenuStyles({ ofDishes }: { ofDishes: boolean }) {
  return <StyleSheet name={ofDishes ? 'dishes' : 'menus'} precedence="page" css={ofDishes ? dishes : others} />;
}
