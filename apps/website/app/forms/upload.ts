import type { Upload } from '@tablefront/backend-client/submissions';

/** Two files of 10 MB on a slow network: half a megabit a second. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Sends with XMLHttpRequest, which tells how much of the body is on its way; `fetch` does not. */
export const upload: Upload = ({ url, headers, signal }, body, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The upload was not answered'));
    const isForm = body instanceof FormData;
    request.open('POST', url);
    headers.forEach((value, name) => {
      // That of a form names what stands between its parts, which each request chooses for itself.
      if (!isForm || name !== 'content-type') request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      // Asked for by name, a header that another origin does not expose is a console error.
      const retryAfter = /^retry-after:\s*(.+)$/im.exec(request.getAllResponseHeaders())?.[1];
      const { status, responseText } = request;
      resolve(new Response(responseText || null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }));
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(isForm ? body : JSON.stringify(body));
  });
