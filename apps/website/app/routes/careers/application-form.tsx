import { experiences, openApplication } from '@tablefront/restaurant/forms/choices';
import { photoRules, resumeRules } from '@tablefront/restaurant/forms/file-rules';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Choices, HiddenFields, type Option, SelectField, TextArea, TextField } from '../../forms/fields.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { FailureMessage, SubmitButton } from '../../forms/form-foot.tsx';
import { UploadProgress } from '../../forms/upload-progress.tsx';
import type { FormControl } from '../../forms/use-form.ts';
import { type CareersPage, titleOf } from './careers-page.ts';

const experienceOptions = experiences.map((value) => ({ value, label: value }));
/** Where a message alone does not say which file it is about. */
const labels = { photo: 'Photo' };

interface ApplicationFormProps {
  page: CareersPage;
  form: FormControl;
  /** The page's path and query. */
  action: string;
}

export function ApplicationForm({ page, form, action }: ApplicationFormProps) {
  const { jobs, places } = page;
  const severalPlaces = places.length > 1;
  return (
    // Without an own action it would be posted to the place on the page that the address names, and end up there.
    <form className="form careers-form" key={form.round} action={action} {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      <fieldset className="form-part">
        <legend>The position</legend>
        {jobs.length > 0 ? (
          <SelectField
            form={form}
            name="position"
            label="Position"
            placeholder="Select a position"
            options={positionOptions(page)}
          />
        ) : (
          <TextField form={form} name="position" label="Position" hint="What would you like to do with us?" />
        )}
        {severalPlaces && (
          <div className={jobs.length > 0 ? 'careers-place' : undefined}>
            <SelectField
              form={form}
              name="restaurant_id"
              label="Location"
              placeholder="Select a location"
              options={places.map(({ restaurantId, name }) => ({ value: restaurantId, label: name }))}
            />
          </div>
        )}
        <Choices form={form} name="experience" label="Experience" options={experienceOptions} />
      </fieldset>
      <fieldset className="form-part">
        <legend>You</legend>
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <div className="field-pair">
          <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
          <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
        </div>
      </fieldset>
      <fieldset className="form-part">
        <legend>Your resume</legend>
        <FileField
          form={form}
          name="resume"
          label="Resume"
          hint="PDF or Word (.pdf, .doc, .docx), up to 10 MB"
          rules={resumeRules}
        />
        <FileField
          form={form}
          name="photo"
          label="Photo"
          hint="PNG, GIF, JPEG, WebP, SVG or HEIC, up to 10 MB"
          rules={photoRules}
          icon="picture"
          optional
        />
        <TextArea form={form} name="cover_letter" label="Cover letter" rows={6} optional />
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
