import { type AskedQuestion, askedPath } from '@tablefront/console-wire/asked';
import { keyOf } from '@tablefront/restaurant/editing/entry-keys';
import { addingOf, newEntry } from '@tablefront/restaurant/editing/form/setting';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { useDocument } from '../document/document.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';

/** What guests asked and the assistant could not answer: one press makes a question of it, whose answer is still to be written. */
export default function AskedQuestions() {
  const { brandId, store, change } = useDocument();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const asked = useQuery({
    queryKey: ['asked', brandId],
    queryFn: ({ signal }) => call<AskedQuestion[]>('GET', askedPath(brandId), { signal }),
    staleTime: 60_000,
  });
  function take(question: string) {
    const entry = newEntry({ question: question.charAt(0).toUpperCase() + question.slice(1) });
    change(addingOf(store.get(), ['faqs'], entry));
    setTaken([...taken, question]);
    const at = JSON.stringify(['faqs', { key: keyOf(entry) }, 'answer']);
    void navigate(`${paths.pages(brandId, 'questions')}?at=${encodeURIComponent(at)}`, { replace: true });
  }
  const left = asked.data?.filter(({ question }) => !taken.includes(question));
  return (
    <section className="stack g3" aria-labelledby="asked">
      <h3 className="ed-g" id="asked">
        Guests asked this
      </h3>
      {asked.isPending && <Loading what="what guests asked" rows={2} />}
      {asked.isError && <Failed what="What guests asked" error={asked.error} onRetry={() => void asked.refetch()} />}
      {left?.length === 0 && <p className="muted">Nothing in the last 30 days that the assistant could not answer.</p>}
      {left && left.length > 0 && (
        <ul className="card list tight">
          {left.map(({ question, times }) => (
            <li key={question}>
              <span className="grow">{question}</span>
              <span className="small muted nowrap">{times === 1 ? 'once' : `${times} times`}</span>
              <Button small icon={Plus} onClick={() => take(question)}>
                Answer it<span className="vh">: {question}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
