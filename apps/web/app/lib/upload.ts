import { data } from "react-router";
import { setUploadProgress } from "../ui/fields/upload-progress.ts";

/**
 * Uploads with progress, which fetch has not. Undefined without a file, or when the session ended: the router then
 * sends the form.
 */
export async function uploadForm<T extends object>(form: FormData, to: string, isResult: (body: unknown) => body is T) {
  const hasFile = [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
  if (!hasFile) return undefined;
  try {
    const { status, body } = await post(form, to);
    // With its status: a refused form is not revalidated.
    return isResult(body) ? data(body, { status }) : undefined;
  } finally {
    setUploadProgress(undefined);
  }
}

function post(form: FormData, to: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.responseType = "json";
    call.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) setUploadProgress(Math.round((100 * loaded) / total));
    });
    call.addEventListener("load", () => resolve({ status: call.status, body: call.response }));
    // As fetch does.
    call.addEventListener("error", () => reject(new TypeError("Nothing came back.")));
    call.open("POST", to);
    setUploadProgress(0);
    call.send(form);
  });
}
