export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
