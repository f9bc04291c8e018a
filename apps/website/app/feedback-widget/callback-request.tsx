import { callbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { useMemo } from 'react';
import { trackSending } from '../feedback/feedback-analytics.ts';
import { typedFields } from '../feedback/message-and-contact.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { fieldsOf, HiddenFields, SelectField, TextArea, TextField } from '../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../forms/form-foot.tsx';
import { DraftFormFrame } from './draft-form-frame.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { WIDGET_SOURCE, type WidgetFormProps } from './widget-form.ts';
import { callbackRequest } from './widget-submissions.ts';

const PROMISE = 'We call you back, usually within 24 hours during business hours.';

export function CallbackRequest({ data: { places, ownId, backend }, here, draftsOf, onClose }: WidgetFormProps) {
  const definition = useMemo(
    () =>
      callbackRequest(
        places.map(({ restaurantId }) => restaurantId),
        ownId,
      ),
    [places, ownId],
  );
  const draft = useDraftForm({
    kind: 'callback',
    restaurantId: draftsOf,
    preset: here === undefined ? {} : { restaurant_id: here },
    definition,
    backend,
    checkOnLeaving: typedFields,
    onSettled: (state, request) => {
      if (!request) return;
      trackSending(state, {
        ...{ type: 'callback', rating: null, sub_type: null, nature: null },
        ...{ restaurant_id: request.restaurant_id || ownId, source: WIDGET_SOURCE },
      });
    },
  });
  const { form } = draft;

  const field = fieldsOf(form, callbackFields);

  return (
    <DraftFormFrame draft={draft} title="Request Received!" text={PROMISE} another="Request Another" onClose={onClose}>
      <p>{PROMISE}</p>
      <ErrorSummary form={form} />
      <TextField {...field('contact_phone')} hint="Required so we can call you back" type="tel" autoComplete="tel" />
      <div className="field-pair">
        <TextField {...field('contact_name')} autoComplete="name" />
        <TextField {...field('contact_email')} type="email" autoComplete="email" />
      </div>
      {places.length > 1 ? (
        <SelectField
          {...field('restaurant_id')}
          placeholder="Any location"
          options={places.map(({ restaurantId, name }) => ({ value: restaurantId, label: name }))}
        />
      ) : (
        <input type="hidden" name="restaurant_id" value={here} />
      )}
      <TextArea {...field('message')} />
      <HiddenFields />
      <SubmitButton form={form} sending="Requesting Callback..." disabled={!definition.read(form.values).ok}>
        Request Callback
      </SubmitButton>
      <FailureMessage form={form}>We couldn't send your request. Please try again.</FailureMessage>
    </DraftFormFrame>
  );
}
