import { FileInput, type FileInputProps } from "./file-input.tsx";

export interface ImageInputProps extends Pick<FileInputProps, "buttonLabel" | "current"> {
  refusals: { invalid: string; tooLarge: string };
}

export function ImageInput({ refusals, ...input }: ImageInputProps) {
  return (
    <FileInput
      preview="image"
      accept="image/jpeg,image/png,image/webp"
      note={"JPEG, PNG ou WebP, 5\u00a0Mo au maximum."}
      check={{ accepts: (file) => file.type.startsWith("image/"), ...refusals }}
      {...input}
    />
  );
}
