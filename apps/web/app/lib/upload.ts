import { data } from "react-router";
import { setUploadProgress } from "../ui/upload-progress.ts";

/**
 * For a `clientAction`: sends a form that holds a file to a resource route, saying how much of it has left, which fetch does
 * not know. Nothing when there is no file, or when the answer is not the route's own (a session that ended): the router's way
 * is then the better one.
 */
export async function uploadForm<T extends object>(form: FormData, to: string, isResult: (body: unknown) => body is T) {
  const hasFile = [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
  if (!hasFile) return undefined;
  try {
    const { status, body } = await post(form, to);
    // With its status: a refused form is not followed by a new load of the page.
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
    // As fetch says it.
    call.addEventListener("error", () => reject(new TypeError("Nothing came back.")));
    call.open("POST", to);
    setUploadProgress(0);
    call.send(form);
  });
}
