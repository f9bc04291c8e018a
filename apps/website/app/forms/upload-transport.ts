import type { SubmissionTransport } from '@tablefront/backend-client/submissions';

/** Two files of 10 MB on a slow network: half a megabit a second. */
export const uploadTimeoutMs = 5 * 60_000;

/** Sends with XMLHttpRequest, which tells how much of the body is on its way; `fetch` does not. */
export const uploadTransport: SubmissionTransport = ({ url, headers, body }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The upload was not answered'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        // Asked for by name, a header that another origin does not expose is a console error.
        retryAfter: /^retry-after:\s*(.+)$/im.exec(request.getAllResponseHeaders())?.[1],
      });
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
