import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayFileName, safeFileName } from "./file-name.ts";

describe("file name shown", () => {
  test.each([
    ["cv/Mon_CV_x7Kd2.pdf", "Mon_CV.pdf"],
    ["CV_Jean_Dupont.pdf", "CV_Jean_Dupont.pdf"],
    ["cv/CV_Jean_Dupont.pdf", "CV_Jean_Dupont.pdf"],
    ["cv/CV_2026.pdf", "CV_2026.pdf"],
    ["CV_v2.pdf", "CV_v2.pdf"],
    ["CV.pdf", "CV.pdf"],
    ["_x7Kd2.pdf", "_x7Kd2.pdf"],
    ["media/profil.v2_a1.pdf", "profil.v2.pdf"],
    ["C:\\Documents\\CV_2.docx", "CV_2.docx"],
    ["lettre_abc", "lettre_abc"],
    [".gitignore", ".gitignore"],
    ["https://exemple.fr/cv/Mon%20CV_9f.pdf?sig=a_b/c#x", "Mon CV.pdf"],
    ["https://exemple.fr/cv/100%_9f.pdf", "100%.pdf"],
    ["cv/C#_dev_1a.pdf", "C#_dev.pdf"],
    ["", ""],
    ["dossier/", ""],
  ])("%j reads %j", (path, name) => {
    expect(displayFileName(path)).toBe(name);
  });

  test("never shows a folder", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(displayFileName(path)).not.toContain("/");
      }),
    );
  });
});

describe("stored file name", () => {
  test.each([
    ["CV Inès Moreau.pdf", "pdf", "CV Inès Moreau.pdf"],
    ["CV.PDF", "pdf", "CV.PDF"],
    ["photo.jpeg", "webp", "photo.webp"],
    ["facture.php.jpg", "webp", "facture.php.webp"],
    ["cv.php", "pdf", "cv.pdf"],
    ["CV v2.1 final", "docx", "CV v2.1 final.docx"],
    ["../../etc/passwd", "pdf", "passwd.pdf"],
    ["C:\\Users\\moi\\CV.doc", "doc", "CV.doc"],
    ["cv\u202Efdp.exe", "pdf", "cvfdp.pdf"],
    ["a\r\nSet-Cookie: x.pdf", "pdf", "aSet-Cookie_ x.pdf"],
    ['cv";x="y.pdf', "pdf", "cv_;x=_y.pdf"],
    ["a.png\u0000.php", "webp", "a.png.webp"],
    [".pdf", "pdf", "pdf.pdf"],
    ["", "pdf", "document.pdf"],
    ["...", "pdf", "document.pdf"],
    [`${"é".repeat(300)}.pdf`, "pdf", `${"é".repeat(120)}.pdf`],
  ])("%j as %s is %j", (given, extension, name) => {
    expect(safeFileName(given, extension)).toBe(name);
  });

  test("whatever is typed, the name has no folder, no control character, and ends as it should", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (given) => {
        const name = safeFileName(given, "pdf");
        expect(name).toMatch(/^[^/\\\p{Cc}]{1,120}\.pdf$/iu);
      }),
    );
  });
});
