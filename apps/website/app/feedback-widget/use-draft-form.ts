import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readFormData, textFields } from '../forms/form-state.ts';
import { forget, useForgetting } from '../forms/use-forgetting.ts';
import { type FormControl, type FormOptions, useForm } from '../forms/use-form.ts';
import { type FeedbackKind, readAttempt, readDraft, removeDraft, saveDraft, touchDraft } from './drafts.ts';
import { sayHowItEnded } from './how-it-ended.tsx';

interface DraftFormOptions<Value> extends Omit<FormOptions<Value>, 'initial' | 'id' | 'lastAttempt' | 'onAttempt'> {
  kind: FeedbackKind;
  /** Whose drafts these are. */
  restaurantId: string;
  /** What the form begins with where there is no draft. */
  preset: Record<string, string>;
}

export interface DraftForm {
  form: FormControl;
  /** For each input within the form. */
  notice(event: FormEvent<HTMLFormElement>): void;
  /** An empty form, after one was sent. */
  another(): void;
}

/** A form that remembers what was typed until it is sent, or forgotten. */
export function useDraftForm<Value>(options: DraftFormOptions<Value>): DraftForm {
  const { kind, restaurantId, preset, onSettled, ...rest } = options;
  const [initial] = useState(() => ({ ...preset, ...readDraft(restaurantId, kind) }));
  const [lastAttempt] = useState(() => readAttempt(restaurantId, kind));
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const form = useForm({
    ...rest,
    id: `${kind}-feedback`,
    initial,
    lastAttempt,
    onAttempt: (attempt, answers) => saveDraft(restaurantId, kind, answers, attempt),
    onSettled: (state, value) => {
      if (state.status === 'sent') removeDraft(restaurantId, kind);
      onSettled?.(state, value);
      if (!shown.current) sayHowItEnded(kind, state);
    },
  });
  useForgetting(
    () => {
      removeDraft(restaurantId, kind);
      forget(form, preset);
    },
    () => touchDraft(restaurantId, kind),
  );
  return {
    form,
    notice: ({ currentTarget }) => {
      form.props.onInput();
      saveDraft(restaurantId, kind, textFields(readFormData(new FormData(currentTarget)).fields));
    },
    another: () => form.reset(preset),
  };
}
