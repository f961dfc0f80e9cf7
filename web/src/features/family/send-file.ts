import type { ErrorBody } from "@saga/contract/errors";
import { ApiError } from "#lib/api-error.ts";
import { readStored } from "#lib/browser-storage.ts";
import { callPaths } from "#lib/call-paths.ts";
import type { About } from "./family.api.ts";

export type Sending = { done: Promise<void>; cancel: () => void };

const networkError = () => new ApiError({ status: 0, code: "network", message: "" });

function errorOf(request: XMLHttpRequest): ApiError {
  try {
    const { error } = JSON.parse(request.responseText) as ErrorBody;
    return new ApiError({ status: request.status, code: error.code, message: error.message });
  } catch {
    return new ApiError({ status: request.status, code: "unknown", message: "" });
  }
}

/** Sends a file, telling how many bytes are on their way: fetch cannot say that, an older request can. */
export function sendFile(
  { id, file, about }: { id: string; file: File; about: About },
  onProgress: (sent: number) => void,
): Sending {
  const [method, path] = callPaths.putMedia;
  const query = new URLSearchParams({ name: file.name.slice(-200), ...about });
  const request = new XMLHttpRequest();
  const done = new Promise<void>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => (request.status === 200 ? resolve() : reject(errorOf(request)));
    request.onerror = () => reject(networkError());
    request.onabort = () => resolve();
  });
  request.open(method, `/api${path.replace("{id}", id)}?${query}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  const token = readStored("authToken");
  if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.send(file);
  return { done, cancel: () => request.abort() };
}
