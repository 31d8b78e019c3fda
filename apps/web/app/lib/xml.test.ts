import { expect, test } from "vitest";
import { cdata, xmlResponse, xmlText } from "./xml.server.ts";

test("nothing in a text can be read as markup", () => {
  expect(xmlText(`Chef & <b>"second"</b>\u0007`)).toBe("Chef &amp; &lt;b&gt;&quot;second&quot;&lt;/b&gt;");
  expect(cdata("fin ]]> suite\u0000")).toBe("<![CDATA[fin ]]]]><![CDATA[> suite]]>");
});

test("an answer is one document, whatever the number of its parts", async () => {
  const result = xmlResponse(["<a>", "<b/>", "</a>"], "application/xml");
  expect(result.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(result.headers.get("cache-control")).toBe("public, max-age=5");
  expect(await result.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a><b/></a>');
});
