import { expect, test } from "vitest";
import { parseResponses } from "./parse-responses.ts";

const read = (text: string, options = {}) => {
  const { responses, isComplete } = parseResponses(Buffer.from(text, "latin1"), options);
  return { statuses: responses.map(({ status }) => status), bodies: responses.map(({ body }) => body), isComplete };
};

test("a response is complete once its length is there", () => {
  expect(read("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab").isComplete).toBe(true);
  expect(read("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab").isComplete).toBe(false);
});

test("chunks are put together", () => {
  const text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n";
  expect(read(text)).toEqual({ statuses: [200], bodies: ["abc"], isComplete: true });
});

test("pipelined answers are read one by one, interim ones are passed over", () => {
  const one = "HTTP/1.1 404 Not Found\r\nContent-Length: 1\r\n\r\nx";
  const text = `HTTP/1.1 100 Continue\r\n\r\n${one}${one}`;
  expect(read(text, { wanted: 2 })).toEqual({ statuses: [404, 404], bodies: ["x", "x"], isComplete: true });
});

test("without a length, a response is complete when the connection is closed", () => {
  const text = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nno";
  expect(read(text).isComplete).toBe(false);
  expect(read(text, { isClosed: true })).toEqual({ statuses: [400], bodies: ["no"], isComplete: true });
});

test("after an upgrade nothing is read as an answer", () => {
  expect(read("HTTP/1.1 101 Switching Protocols\r\n\r\n\x81\x00").statuses).toEqual([101]);
});
