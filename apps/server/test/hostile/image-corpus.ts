import { EICAR } from "../../../../tools/testing/clamd.ts";
import { type Hostile, refusals, text } from "./corpus.ts";
import * as images from "./images.ts";
import { aPdf } from "./pdf.ts";
import { aZip } from "./zip.ts";

const { notAnImage } = refusals;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PHP = "<?php system($_GET['c']); ?>";
const after = async (image: Promise<Buffer>, payload: Buffer | string) =>
  Buffer.concat([await image, Buffer.from(payload as string)]);

export const hostileImages: readonly Hostile[] = [
  { what: "an SVG with a script", name: "logo.svg", bytes: text(SVG), outcome: notAnImage },
  { what: "an SVG that calls itself a PNG", name: "photo.png", bytes: text(SVG), outcome: notAnImage },
  {
    what: "an SVG behind an XML header",
    name: "photo.jpg",
    bytes: text(`<?xml version="1.0"?>${SVG}`),
    outcome: notAnImage,
  },
  { what: "a page", name: "photo.jpg", bytes: text("<!doctype html><script>alert(1)</script>"), outcome: notAnImage },
  { what: "a PHP program", name: "photo.php.jpg", bytes: text(PHP), outcome: notAnImage },
  { what: "a PHP program behind « GIF89a »", name: "photo.gif", bytes: text(`GIF89a${PHP}`), outcome: notAnImage },
  {
    what: "a Windows program",
    name: "photo.jpg",
    bytes: text(`MZ\u0090\0${"\0".repeat(200)}PE\0\0`),
    outcome: notAnImage,
  },
  { what: "a PDF", name: "photo.jpg", bytes: () => aPdf(), outcome: notAnImage },
  { what: "an archive", name: "photo.png", bytes: () => aZip([{ name: "a.txt", data: "a" }]), outcome: notAnImage },
  { what: "a GIF", name: "photo.gif", bytes: images.aGif, outcome: notAnImage },
  { what: "a TIFF that calls itself a JPEG", name: "photo.jpg", bytes: images.aTiff, outcome: notAnImage },
  { what: "an AVIF", name: "photo.avif", bytes: images.anAvif, outcome: notAnImage },
  { what: "a BMP", name: "photo.bmp", bytes: text(`BM${"\0".repeat(60)}`), outcome: notAnImage },
  { what: "random bytes", name: "photo.jpg", bytes: text("\u0093\u0012\u00fe".repeat(400)), outcome: notAnImage },
  {
    what: "the first bytes of a JPEG and nothing else",
    name: "photo.jpg",
    bytes: text("\u00ff\u00d8\u00ff\u00e0"),
    outcome: notAnImage,
  },
  {
    what: "a truncated JPEG",
    name: "photo.jpg",
    bytes: async () => (await images.aJpeg(800, 800)).subarray(0, 2000),
    outcome: notAnImage,
  },
  {
    what: "a truncated PNG",
    name: "photo.png",
    bytes: async () => (await images.aPng(400, 400)).subarray(0, 90),
    outcome: notAnImage,
  },
  {
    what: "a PNG that claims 50 000 pixels a side",
    name: "photo.png",
    bytes: () => images.aPngClaiming(50_000, 50_000),
    outcome: notAnImage,
  },
  {
    what: "a PNG one pixel high and a million wide",
    name: "photo.png",
    bytes: () => images.aPngClaiming(1_000_000, 1),
    outcome: notAnImage,
  },
  {
    what: "a flood of pixels: 36 million in a small PNG",
    name: "photo.png",
    bytes: () => images.aPng(6000, 6000),
    outcome: notAnImage,
  },
  {
    what: "a JPEG drawn two thousand times over",
    name: "photo.jpg",
    bytes: () => images.aJpegOfManyScans(2000),
    outcome: notAnImage,
  },
  {
    what: "a PNG with a comment that unfolds into 60 MB",
    name: "photo.png",
    bytes: () => images.aPngWith("zTXt", images.packedText(60_000_000)),
    outcome: { name: "photo.webp" },
  },
  {
    what: "a PNG with a colour profile that unfolds into 60 MB",
    name: "photo.png",
    bytes: () => images.aPngWith("iCCP", images.packedText(60_000_000)),
    outcome: { name: "photo.webp" },
  },
  {
    what: "more than 5 MB",
    name: "photo.jpg",
    bytes: () => after(images.aJpeg(), Buffer.alloc(5_000_001)),
    outcome: refusals.imageTooBig,
  },
  {
    what: "a threat in the comment of a JPEG",
    name: "photo.jpg",
    bytes: () => images.aJpegWith(0xfe, Buffer.from(EICAR)),
    outcome: refusals.malware,
  },
  { what: "an empty file", name: "photo.jpg", bytes: () => Buffer.alloc(0), outcome: "nothing stored" },
  {
    what: "a photo that says where it was taken, and by whom",
    name: "photo.jpeg",
    bytes: images.aGeotaggedJpeg,
    outcome: { name: "photo.webp", gone: "canari" },
  },
  {
    what: "a page in the comment of a JPEG",
    name: "photo.jpg",
    bytes: () => images.aJpegWith(0xfe, Buffer.from("<script>canari</script>")),
    outcome: { name: "photo.webp", gone: "canari" },
  },
  {
    what: "a page in the text of a PNG",
    name: "photo.png",
    bytes: () => images.aPngWith("tEXt", Buffer.from("Comment\0<script>canari</script>")),
    outcome: { name: "photo.webp", gone: "canari" },
  },
  {
    what: "a colour profile of rubbish",
    name: "photo.jpg",
    bytes: () => images.aJpegWith(0xe2, Buffer.from(`ICC_PROFILE\0\u0001\u0001${"canari".repeat(500)}`, "latin1")),
    outcome: { name: "photo.webp", gone: "canari" },
  },
  {
    what: "a PHP program behind a real JPEG",
    name: "photo.php.jpg",
    bytes: () => after(images.aJpeg(), `${PHP}canari`),
    outcome: { name: "photo.php.webp", gone: "canari" },
  },
  {
    what: "an archive behind a real PNG",
    name: "photo.png",
    bytes: () => after(images.aPng(), aZip([{ name: "canari.class", data: "a" }])),
    outcome: { name: "photo.webp", gone: "canari" },
  },
  {
    what: "an animation, kept as its first picture",
    name: "photo.webp",
    bytes: images.anAnimation,
    outcome: { name: "photo.webp" },
  },
  {
    what: "a name that climbs folders",
    name: "../../etc/passwd.png",
    bytes: () => images.aPng(),
    outcome: { name: "passwd.webp" },
  },
];
