import { type FormEvent, useState } from 'react';
import { readFormData, textFields } from '../forms/form-state.ts';
import { forget, useForgetting } from '../forms/use-forgetting.ts';
import { type FormControl, type FormOptions, useForm } from '../forms/use-form.ts';
import { type FeedbackKind, readDraft, removeDraft, saveDraft, touchDraft } from './drafts.ts';

interface DraftFormOptions<Value> extends Omit<FormOptions<Value>, 'initial' | 'id'> {
  kind: FeedbackKind;
  /** Whose drafts these are. */
  restaurantId: string;
  /** What the form begins with where there is no draft. */
  preset: Record<string, string>;
}

interface DraftForm {
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
  const form = useForm({
    ...rest,
    id: `${kind}-feedback`,
    initial,
    onSettled: (state, value) => {
      if (state.status === 'sent') removeDraft(restaurantId, kind);
      onSettled?.(state, value);
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
