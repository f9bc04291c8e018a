import { cateringFields, type DeliveryMethod } from '@tablefront/restaurant/forms/catering/catering-fields';
import { useCallback, useMemo } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Choices, fieldsOf, HiddenFields, SelectField, TextArea, TextField } from '../../forms/fields.tsx';
import { FailureMessage, SubmitButton, SuccessMessage } from '../../forms/form-foot.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { useForm } from '../../forms/use-form.ts';
import type { BackendAccess } from '../../site-access.ts';
import type { CateringPage } from './catering-page.ts';

const methodLabels: Record<DeliveryMethod, string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  live_catering: 'Live Catering',
  party_hall: 'Party Hall',
  food_truck: 'Food Truck',
};
const eventOptions = cateringFields.event_type.choices.map((value) => ({ value, label: value }));

interface CateringFormProps {
  page: CateringPage;
  backend: BackendAccess;
  posted?: FormState;
  /** The restaurant that the visitor comes from. */
  chosen: string | null;
}

export default function CateringForm({ page, backend, posted, chosen }: CateringFormProps) {
  const { places, today } = page;
  const only = places.length === 1 ? places[0] : undefined;
  const preset = only ?? places.find(({ restaurantId }) => restaurantId === chosen);
  const form = useForm({
    id: 'catering',
    // In the browser the visitor's own day counts.
    definition: useCallback(async () => {
      const { cateringSubmission } = await import('./catering-submission.ts');
      return cateringSubmission(page, () => localDay(new Date()));
    }, [page]),
    backend,
    posted,
    initial: useMemo(() => (preset ? { restaurant_id: preset.restaurantId } : undefined), [preset]),
  });
  const field = fieldsOf(form, cateringFields);
  const sent = form.state.status === 'sent';
  return (
    <>
      {sent && (
        <SuccessMessage>
          Thank you! Your catering request has been submitted successfully. We will contact you soon.
        </SuccessMessage>
      )}
      <form className="form catering-form" key={form.round} {...form.props}>
        <ErrorSummary form={form} />
        <fieldset className="form-part">
          <legend>You</legend>
          <TextField {...field('full_name')} autoComplete="name" />
          <div className="field-pair">
            <TextField {...field('phone')} type="tel" autoComplete="tel" />
            <TextField {...field('email')} type="email" autoComplete="email" />
          </div>
        </fieldset>
        <fieldset className="form-part">
          <legend>The event</legend>
          <Choices {...field('event_type')} options={eventOptions} />
          <div className="custom-event">
            <TextField {...field('custom_event_type')} optional={false} />
          </div>
          <TextField {...field('event_location')} autoComplete="street-address" />
          <div className="field-pair">
            <TextField {...field('event_date')} type="date" min={today} />
            <TextField {...field('event_timings')} placeholder="6:00 PM – 9:00 PM" />
          </div>
          <TextField {...field('number_of_guests')} type="number" inputMode="numeric" min={1} short />
        </fieldset>
        <fieldset className="form-part">
          <legend>The food</legend>
          {only ? (
            <input type="hidden" name="restaurant_id" value={only.restaurantId} />
          ) : (
            <SelectField
              {...field('restaurant_id')}
              placeholder="Choose a location"
              options={places.map(({ restaurantId, name }) => ({ value: restaurantId, label: name }))}
            />
          )}
          <Choices
            {...field('delivery_method')}
            options={page.deliveryMethods.map((value) => ({ value, label: methodLabels[value] }))}
          />
          <TextArea {...field('requirements')} hint="Dishes you have in mind, allergies, children, a budget" />
        </fieldset>
        <HiddenFields />
        <div className="form-foot">
          <p className="small muted">
            By sending this request you agree that we contact you about it by e-mail and SMS.
          </p>
          <FailureMessage form={form}>
            Sorry, there was an error submitting your request. Please try again or contact us directly.
          </FailureMessage>
          <SubmitButton form={form} sending="Submitting...">
            Send Catering Request
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** The day (`YYYY-MM-DD`) on the visitor's own calendar. */
function localDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
