import { useQueryClient } from '@tanstack/react-query';
import { inWords, Refused } from '../api/refused.ts';
import { say, sayWrong } from '../ui/toast.ts';

/** Does something about people, says that it is done, and reads the list anew; who would not prove who they are is told nothing. */
export function usePeopleChange() {
  const queries = useQueryClient();
  return async <Result>(step: () => Promise<Result>, says?: string): Promise<Result | undefined> => {
    try {
      const result = await step();
      if (says) say(says);
      return result;
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'confirm')) sayWrong(`Not done. ${inWords(error)}`);
      return undefined;
    } finally {
      await queries.invalidateQueries({ queryKey: ['people'] });
    }
  };
}
