import { useEffect, useState } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { prompts } from './prompts.ts';

const ROTATION_MS = 3_500;

/** The suggestion of the moment; the first one while the server renders. It stands still for who wants no motion. */
export function useRotatingPrompt(paused: boolean): string {
  const [turn, setTurn] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)') || paused;
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [still]);
  return prompts[turn % prompts.length] ?? prompts[0];
}
