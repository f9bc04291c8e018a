import { careersFields, openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Choices, fieldsOf, HiddenFields, type Option, SelectField, TextArea, TextField } from '../../forms/fields.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { FailureMessage, SubmitButton } from '../../forms/form-foot.tsx';
import { UploadProgress } from '../../forms/upload-progress.tsx';
import type { FormControl } from '../../forms/use-form.ts';
import { type CareersPage, titleOf } from './careers-page.ts';

const experienceOptions = careersFields.experience.choices.map((value) => ({ value, label: value }));
/** Where a message alone does not say which file it is about. */
const labelled = { photo: careersFields.photo };

interface ApplicationFormProps {
  page: CareersPage;
  form: FormControl;
  /** The page's path and query. */
  action: string;
}

export function ApplicationForm({ page, form, action }: ApplicationFormProps) {
  const { jobs, places } = page;
  const field = fieldsOf(form, careersFields);
  const severalPlaces = places.length > 1;
  return (
    // Without an own action it would be posted to the place on the page that the address names, and end up there.
    <form className="form careers-form" key={form.round} action={action} {...form.props}>
      <ErrorSummary form={form} labelled={labelled} />
      <fieldset className="form-part">
        <legend>The position</legend>
        {jobs.length > 0 ? (
          <SelectField {...field('position')} placeholder="Select a position" options={positionOptions(page)} />
        ) : (
          <TextField {...field('position')} hint="What would you like to do with us?" />
        )}
        {severalPlaces && (
          <div className={jobs.length > 0 ? 'careers-place' : undefined}>
            <SelectField
              {...field('restaurant_id')}
              optional={false}
              placeholder="Select a location"
              options={places.map(({ restaurantId, name }) => ({ value: restaurantId, label: name }))}
            />
          </div>
        )}
        <Choices {...field('experience')} options={experienceOptions} />
      </fieldset>
      <fieldset className="form-part">
        <legend>You</legend>
        <TextField {...field('name')} autoComplete="name" />
        <div className="field-pair">
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
        </div>
      </fieldset>
      <fieldset className="form-part">
        <legend>Your resume</legend>
        <FileField
          {...field('resume')}
          hint="PDF or Word (.pdf, .doc, .docx), up to 10 MB"
          rules={careersFields.resume.file}
        />
        <FileField
          {...field('photo')}
          hint="PNG, GIF, JPEG, WebP, SVG or HEIC, up to 10 MB"
          rules={careersFields.photo.file}
          icon="picture"
        />
        <TextArea {...field('cover_letter')} rows={6} />
      </fieldset>
      <HiddenFields />
      <div className="form-foot">
        <FailureMessage form={form}>
          Your application was not sent. Everything that you entered is still here.
        </FailureMessage>
        <UploadProgress form={form} />
        <SubmitButton form={form} sending="Submitting...">
          Submit Application
        </SubmitButton>
      </div>
    </form>
  );
}

function positionOptions({ jobs, openApplication: open, places }: CareersPage): Option[] {
  const options: Option[] = jobs.map((job) => ({
    value: job.key,
    label: titleOf(job),
    asks: job.restaurantId === undefined && places.length > 1,
  }));
  if (open) options.push({ value: openApplication.key, label: openApplication.position, asks: true });
  return options;
}
