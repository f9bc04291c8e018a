import { createSubmissionClient, type Upload } from '@tablefront/backend-client/submissions';
import type { FormFields } from '@tablefront/restaurant/forms/read-form';
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BEGUN } from '../data-paths.ts';
import type { BackendAccess } from '../site-access.ts';
import { contentOf, type FormState, idleState, readFormData, textFields } from './form-state.ts';
import { type FormDefinition, submitForm } from './submit-form.ts';
import { type GivenDefinition, useDefinition } from './use-definition.ts';
import { useHydrated } from './use-hydrated.ts';

export interface FormOptions<Value> {
  /** Before the ids of its fields. */
  id: string;
  definition: GivenDefinition<Value>;
  backend: BackendAccess;
  /** What the server made of a post without JavaScript. */
  posted?: FormState;
  /** What the fields hold at first, where nothing was posted. */
  initial?: Record<string, string>;
  /** How requests are made, where progress is shown. */
  upload?: Upload;
  timeoutMs?: number;
  /** Fields whose answers are checked when they are left, for forms that cannot be sent while something is wrong. */
  checkOnLeaving?: readonly string[];
  /** It may be right as it stands, before it is touched: its rules come at once. */
  rulesAtOnce?: boolean;
  /** Of a form with files: how it is posted without JavaScript. */
  encType?: 'multipart/form-data';
  /** It began with answers that a link filled in: how soon it is sent says nothing. */
  prefilled?: boolean;
  /** What was tried before this form was there; where that is still under way, it is waited for. */
  lastAttempt?: Attempt;
  onAttempt?: (attempt: Attempt, fields: Record<string, string>) => void;
  /** Told of each attempt: what is wrong, sent or failed; also when the form is gone, unless another one took it over. */
  onSettled?: (state: FormState, value: Value | undefined) => void;
}

/** Another with the same content is the same submission. */
export interface Attempt {
  content: string;
  /** The idempotency key. */
  key: string;
}

/** What is on its way, by its key, and the form that will say how it ended. */
const underWay = new Map<string, { outcome: Promise<FormState>; teller: unknown }>();

/** What the parts of a form need of it. */
export interface FormControl {
  /** Before the ids of its fields. */
  id: string;
  state: FormState;
  /** What its text fields hold now. */
  values: Record<string, string>;
  /** Whether it could be sent with these; while the rules are not there, whether it may be right as it stands. */
  isRight(): boolean;
  /** How often it was tried to send it. */
  attempts: number;
  busy: boolean;
  /** The part of the upload that is done, 0 to 1, while sending with an `upload` that tells. */
  progress?: number;
  element: RefObject<HTMLFormElement | null>;
  /** For the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    encType?: 'multipart/form-data';
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: () => void;
    onInput: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** Changes with each reset; the `<form>` bears it as its key. */
  round: number;
  /** Empties the form, or fills it with these values; it does so itself once it is sent. */
  reset(fields?: Record<string, string>): void;
}

/**
 * A form that the browser sends to the backend itself. What was typed stays until it has arrived; while it is being sent
 * it cannot be sent again, and a second attempt with the same content is known as a repetition.
 */
export function useForm<Value>(options: FormOptions<Value>): FormControl {
  const {
    id,
    definition: given,
    backend,
    posted,
    initial,
    upload,
    timeoutMs,
    encType,
    checkOnLeaving = [],
    rulesAtOnce = false,
    prefilled = false,
    onAttempt,
    onSettled,
  } = options;
  const element = useRef<HTMLFormElement>(null);
  const { now: definition, load } = useDefinition(given);
  const [state, setState] = useState(() => {
    if (posted?.status === 'sent') return { ...posted, fields: initial ?? {} };
    return posted ?? idleState(initial);
  });
  const [values, setValues] = useState(state.fields);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [round, setRound] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const sending = useRef(false);
  /** The round in which somebody last began to fill it in. */
  const begunIn = useRef(-1);
  const lastAttempt = useRef(options.lastAttempt);
  /** What the backend, and it alone, found wrong: that is so until it is changed. */
  const refused = useRef<FormFields>(undefined);
  const shownAt = useRef(0);
  const hydrated = useHydrated();
  const client = useMemo(
    () => createSubmissionClient({ ...backend, own: backend.url === '', upload, timeoutMs }),
    [backend, upload, timeoutMs],
  );

  const fieldsNow = useCallback(() => readFormData(new FormData(element.current ?? undefined)), []);

  // The browser may have filled fields in, or the visitor typed, before the script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset makes a new form
  useEffect(() => {
    // What the server wrote was shown with the page, and is perhaps taken over only as it is sent.
    shownAt.current = hydrated ? performance.now() : 0;
    const found = textFields(fieldsNow().fields);
    setValues(found);
    const isFilled = Object.entries(found).some(([name, text]) => text !== '' && text !== initial?.[name]);
    if (isFilled) tellBegun();
    if (rulesAtOnce || isFilled) void load();
    // What is being typed just now is not finished.
    const current = document.activeElement?.getAttribute('name');
    void check(checkOnLeaving.filter((name) => (found[name] ?? '') !== '' && name !== current));
    const { content, key = '' } = lastAttempt.current ?? {};
    if (underWay.has(key) && content === contentOf(fieldsNow().fields)) void submit();
  }, [round, fieldsNow]);

  /** Counted, once for each round, as one that was begun: the operator learns how many are given up. */
  function tellBegun() {
    if (begunIn.current === round) return;
    begunIn.current = round;
    navigator.sendBeacon(`${BEGUN}?${id}`);
  }

  /** Says what is wrong with these fields, besides what was said before. */
  const check = async (names: readonly string[]) => {
    if (names.length === 0) return;
    const reading = (await load())?.read(fieldsNow().fields);
    const wrong = !reading || reading.ok ? [] : Object.entries(reading.errors).filter(([name]) => names.includes(name));
    if (wrong.length === 0) return;
    setState((last) => ({ ...last, errors: { ...last.errors, ...Object.fromEntries(wrong) } }));
  };

  /** What was put right is no longer called wrong; what is not yet finished is not called wrong either. */
  const dropMended = (rules: FormDefinition<Value> | undefined) => {
    const { fields } = fieldsNow();
    const reading = rules?.read(fields);
    if (!reading) return;
    const still = reading.ok ? {} : reading.errors;
    const before = refused.current;
    setState((last) => {
      const errors = Object.entries(last.errors).filter(
        ([name]) => name in still || (before !== undefined && isSame(before[name], fields[name])),
      );
      return { ...last, errors: Object.fromEntries(errors) };
    });
  };

  const empty = (emptied: FormState) => {
    lastAttempt.current = undefined;
    setState(emptied);
    setValues(emptied.fields);
    setRound((last) => last + 1);
  };

  const submit = async () => {
    if (sending.current) return;
    const { fields, trap } = fieldsNow();
    const content = contentOf(fields);
    if (lastAttempt.current?.content !== content) lastAttempt.current = { content, key: randomKey() };
    const { key } = lastAttempt.current;
    onAttempt?.(lastAttempt.current, textFields(fields));
    const seconds = prefilled ? undefined : (performance.now() - shownAt.current) / 1000;
    const signals = { idempotencyKey: key, seconds, trap };
    sending.current = true;
    setBusy(true);
    try {
      const rules = definition ?? (await load());
      const send = async (): Promise<FormState> =>
        rules
          ? submitForm(rules, fields, { client, signals, onProgress: setProgress })
          : { status: 'failed', fields: textFields(fields), errors: {}, problem: 'Its code could not be loaded' };
      const flight = underWay.get(key) ?? { outcome: send().finally(() => underWay.delete(key)), teller: sending };
      underWay.set(key, flight);
      flight.teller = sending;
      const next = await flight.outcome;
      if (flight.teller !== sending) return;
      if (next.problem) console.error(`The form could not be sent: ${next.problem}`);
      if (next.status === 'sent') empty({ ...next, fields: initial ?? {} });
      else setState(next);
      setAttempts((before) => before + 1);
      const reading = rules?.read(fields);
      refused.current = reading?.ok && next.status === 'invalid' ? fields : undefined;
      onSettled?.(next, reading?.ok ? reading.value : undefined);
    } finally {
      sending.current = false;
      setBusy(false);
      setProgress(undefined);
    }
  };

  return {
    id,
    state,
    values,
    // One that may be right as it stands is not shut while its rules come: a press in that moment would be lost.
    isRight: () => definition?.read(values).ok ?? rulesAtOnce,
    attempts,
    busy,
    progress,
    element,
    round,
    reset: (fields) => empty(idleState(fields ?? initial)),
    props: {
      ref: element,
      method: 'post',
      encType,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
      onFocus: () => void load(),
      onInput() {
        tellBegun();
        const { fields } = fieldsNow();
        setValues(textFields(fields));
        if (Object.keys(state.errors).length === 0) return;
        if (definition) dropMended(definition);
        else void load().then(dropMended);
      },
      onBlur({ target }) {
        const name = target.getAttribute('name') ?? '';
        if (checkOnLeaving.includes(name)) void check([name]);
      },
    },
  };
}

function isSame(before: string | File = '', now: string | File = ''): boolean {
  return contentOf({ field: before }) === contentOf({ field: now });
}

/** 128 random bits; `crypto.randomUUID()` is missing on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
