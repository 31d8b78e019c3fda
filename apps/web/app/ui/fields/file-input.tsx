import { FileUp, ImageUp } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Button } from "../button.tsx";
import { buttonClass } from "../button-styles.ts";
import { cx } from "../class-names.ts";
import { FieldError, useControl } from "./field.tsx";
import { useUploadProgress } from "./upload-progress.ts";

export interface FileInputProps {
  /** « Choisir un fichier ». */
  buttonLabel: string;
  /** Accepted types and size, in words. */
  note?: ReactNode;
  accept?: string;
  preview?: "image" | "file";
  /** What is stored already. */
  current?: { name: string; url?: string | undefined } | undefined;
  /** The server's checks, made before the upload. */
  check?: { accepts: (file: File) => boolean; invalid: string; tooLarge: string };
  onSelect?: (file: File | undefined) => void;
  /** In percent; `true` when unknown. Forms sent by the router are detected. */
  uploading?: number | boolean | undefined;
}

/** As the server counts. */
const MOST_BYTES = 5_000_000;

interface Chosen {
  name: string;
  url: string | undefined;
}

/** One file, by button or by drop. Used inside a Field, which names it. */
export function FileInput({ buttonLabel, note, accept, preview = "file", current, check, ...rest }: FileInputProps) {
  const control = useControl();
  const { formData } = useNavigation();
  const sent = useUploadProgress();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const url = chosen?.url;

  useEffect(() => {
    return url === undefined ? undefined : () => URL.revokeObjectURL(url);
  }, [url]);

  function take(file: File | undefined) {
    const refusal = file && check && refuse(file, check);
    setError(refusal);
    const accepted = refusal === undefined ? file : undefined;
    if (!accepted && input.current) input.current.value = "";
    setChosen(
      accepted && { name: accepted.name, url: preview === "image" ? URL.createObjectURL(accepted) : undefined },
    );
    rest.onSelect?.(accepted);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (!input.current || files.length === 0) return;
    input.current.files = files;
    take(files[0]);
  }

  const shown = chosen ?? current;
  const isSent = chosen !== undefined && (formData?.has(control.name ?? "") ?? false);
  const uploading = rest.uploading ?? (isSent && (sent ?? true));
  const errorId = `${control.id}-file-error`;
  return (
    <>
      <div
        className={cx("drop", over && "is-over")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Thumbnail preview={preview} url={shown?.url} />
        <div className="min-w-0 flex-1">
          {shown && <p className="mb-2 truncate font-medium text-sm">{shown.name}</p>}
          {uploading !== false && uploading !== undefined && <Upload done={uploading} />}
          <div className="flex flex-wrap items-center gap-2">
            <label htmlFor={control.id} className={buttonClass({ variant: "line" }, "js-only")}>
              {buttonLabel}
            </label>
            {chosen && (
              <Button variant="ghost" onClick={() => take(undefined)}>
                Retirer
              </Button>
            )}
          </div>
          <input
            type="file"
            accept={accept}
            {...control}
            {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": errorId })}
            ref={input}
            // Without script the native control shows.
            className="w-full [html[data-theme]_&]:sr-only"
            onChange={(event) => take(event.target.files?.[0])}
          />
          {note !== undefined && <p className="hint">{note}</p>}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </>
  );
}

function refuse(file: File, { accepts, invalid, tooLarge }: NonNullable<FileInputProps["check"]>): string | undefined {
  if (!accepts(file)) return invalid;
  return file.size > MOST_BYTES ? tooLarge : undefined;
}

/** Announced once. */
function Upload({ done }: { done: number | true }) {
  return (
    <div className="mb-3 grid gap-1.5">
      <output className="flex items-center gap-2 text-ink-2 text-sm">
        <span className="spin" aria-hidden="true" />
        Envoi en cours…
      </output>
      {done !== true && <progress className="bar bar-brand" aria-label="Envoi du fichier" value={done} max={100} />}
    </div>
  );
}

function Thumbnail({ preview, url }: { preview: "image" | "file"; url: string | undefined }) {
  if (preview === "image" && url !== undefined) {
    return <img src={url} alt="" width={56} height={56} className="size-14 shrink-0 rounded-lg object-cover" />;
  }
  const Icon = preview === "image" ? ImageUp : FileUp;
  return (
    <span className="grid size-14 shrink-0 place-content-center rounded-lg bg-sunken text-2xl text-ink-2">
      <Icon className="ico" aria-hidden="true" />
    </span>
  );
}
