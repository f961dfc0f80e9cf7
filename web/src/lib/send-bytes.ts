import type { ErrorBody } from "@saga/contract/errors";
import { ApiError } from "./api-error.ts";
import { readStored } from "./browser-storage.ts";

export type Sending<T> = { done: Promise<T | null>; cancel: () => void };

type Sent = { method: string; address: string; file: Blob; onProgress: (sent: number) => void };

const networkError = () => new ApiError({ status: 0, code: "network", message: "" });

function errorOf(request: XMLHttpRequest): ApiError {
  try {
    const { error } = JSON.parse(request.responseText) as ErrorBody;
    return new ApiError({ status: request.status, code: error.code, message: error.message });
  } catch {
    return new ApiError({ status: request.status, code: "unknown", message: "" });
  }
}

/** Sends a file, telling how many bytes are on their way: fetch cannot say that, an older request can. Null: it was cancelled. */
export function sendBytes<T>({ method, address, file, onProgress }: Sent): Sending<T> {
  const request = new XMLHttpRequest();
  const done = new Promise<T | null>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      request.status === 200 ? resolve(JSON.parse(request.responseText) as T) : reject(errorOf(request));
    request.onerror = () => reject(networkError());
    request.onabort = () => resolve(null);
  });
  request.open(method, address);
  request.setRequestHeader("content-type", "application/octet-stream");
  const token = readStored("authToken");
  if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.send(file);
  return { done, cancel: () => request.abort() };
}
