import type { ReactNode } from 'react';
import { Sent, type SentProps } from './sent.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface DraftFormFrameProps extends Omit<SentProps, 'onAnother'> {
  draft: DraftForm;
  children: ReactNode;
}

/** A form of the widget, and in its place that it arrived. */
export function DraftFormFrame({ draft: { form, notice, another }, children, ...sent }: DraftFormFrameProps) {
  if (form.state.status === 'sent') return <Sent {...sent} onAnother={another} />;
  return (
    <form className="form" key={form.round} {...form.props} onInput={notice}>
      {children}
    </form>
  );
}
