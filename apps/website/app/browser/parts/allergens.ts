import { each } from '../elements.ts';

export default function allergens(): void {
  each('[data-print]', (button) => button.addEventListener('click', () => print()));
}
