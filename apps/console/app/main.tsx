import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/navigation.css';
import './styles/buttons.css';
import './styles/fields.css';
import './styles/choices.css';
import './styles/marks.css';
import './styles/cards.css';
import './styles/sets.css';
import './styles/tables.css';
import './styles/floating.css';
import './styles/states.css';
import { queries } from './api/queries.ts';
import { router } from './router.tsx';

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
