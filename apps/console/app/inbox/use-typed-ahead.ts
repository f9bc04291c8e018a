import { type RefObject, useLayoutEffect } from 'react';
import { typedAhead } from '../frame/typed-ahead.ts';

/** Once the field is there, it gets what was typed since it was asked for, at its caret. */
export function useTypedAhead(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const text = typedAhead.take();
    if (text === '' || !field.current) return;
    const { selectionStart, selectionEnd } = field.current;
    field.current.setRangeText(text, selectionStart, selectionEnd, 'end');
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [field]);
}
