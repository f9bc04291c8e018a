import { careersTexts } from '@tablefront/backend-client/submissions/form-bodies';
import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { LARGEST_FILE } from '@tablefront/restaurant/forms/file-rules';
import type { SpooledBody, UploadSpool } from '@tablefront/serving/bodies/upload-spool';
import type { z } from 'zod';
import { photoType, resumeType } from '../files/file-type.ts';
import type { Upload } from '../submissions/files/write-files.ts';
import { receiveSubmissions, type SubmissionServices } from '../submissions/receive-submissions.ts';
import { type BackendContext, readSubmissionRequest } from '../submissions/submission-request.ts';
import { answerFunction } from './answer-submission.ts';
import { checkBody, type Read } from './read-json-body.ts';
import { type MultipartForm, readMultipart, type SentFile, takeMultipart } from './read-multipart.ts';

/** Two files and the texts. */
const largestBody = 2 * LARGEST_FILE + 1024 * 1024;

/** The files, and what tells by its content whether one is of a type that it may be. */
const fileFields = [
  { field: 'resume', rules: careersFields.resume.wire, typeOf: resumeType },
  { field: 'photo', rules: { missing: undefined, ...careersFields.photo.wire }, typeOf: photoType },
] as const;

/** `POST website-submissions/careers`: a job application with a resume and perhaps a photo, known by their content. */
export function receiveApplication(
  services: SubmissionServices,
  spool: UploadSpool,
): (context: BackendContext) => Promise<Response> {
  return async (context) => {
    const taken = await takeMultipart(context, spool, largestBody);
    if (!taken.ok) return answerFunction(services, context, { kind: 'refused', refusal: taken.refusal });
    try {
      return await receive(context, taken.body);
    } finally {
      await taken.body.close();
    }
  };

  async function receive(context: BackendContext, body: SpooledBody): Promise<Response> {
    const application = await body.lend(0, body.size, async (bytes) => {
      const form = readMultipart(context, bytes);
      return form.ok ? readApplication(form.value, body) : form;
    });
    if (!application.ok) return answerFunction(services, context, { kind: 'refused', refusal: application.refusal });

    const { record, uploads } = application.value;
    const { brand_id, restaurant_id } = record;
    const received = await receiveSubmissions(services, readSubmissionRequest(context), [
      { kind: 'careers', brandId: brand_id, restaurantId: restaurant_id, record, uploads },
    ]);
    return answerFunction(services, context, received);
  }
}

interface Application {
  record: z.output<typeof careersTexts>;
  uploads: Upload[];
}

async function readApplication({ texts, files }: MultipartForm, body: SpooledBody): Promise<Read<Application>> {
  const record = checkBody(careersTexts, Object.fromEntries(texts));
  const uploads = await readFiles(files, body);
  if (!record.ok) {
    const fields = { ...record.refusal.fields, ...(!uploads.ok && uploads.refusal.fields) };
    return { ok: false, refusal: { ...record.refusal, fields } };
  }
  return uploads.ok ? { ok: true, value: { record: record.value, uploads: uploads.value } } : uploads;
}

async function readFiles(files: Map<string, SentFile>, body: SpooledBody): Promise<Read<Upload[]>> {
  const uploads: Upload[] = [];
  const problems: { field: string; status: 400 | 413 | 415; error: string }[] = [];
  for (const { field, rules, typeOf } of fileFields) {
    const file = files.get(field);
    if (!file) {
      if (rules.missing !== undefined) problems.push({ field, status: 400, error: rules.missing });
    } else if (file.bytes.length === 0) {
      problems.push({ field, status: 400, error: `This ${field} is an empty file. Choose another one` });
    } else if (file.bytes.length > LARGEST_FILE) {
      problems.push({ field, status: 413, error: `Choose a ${field} of at most 10 MB` });
    } else {
      const type = await typeOf(file.bytes);
      if (type === undefined) problems.push({ field, status: 415, error: rules.wrong });
      else uploads.push({ field, name: file.name || field, type, ...partOf(body, file) });
    }
  }
  const [first] = problems;
  if (!first) return { ok: true, value: uploads };
  const fields = Object.fromEntries(problems.map(({ field, error }) => [field, error]));
  return { ok: false, refusal: { status: first.status, error: Object.values(fields).join('. '), fields } };
}

function partOf(body: SpooledBody, { start, bytes: { length: size } }: SentFile): Pick<Upload, 'size' | 'lend'> {
  return { size, lend: (use) => body.lend(start, start + size, use) };
}
