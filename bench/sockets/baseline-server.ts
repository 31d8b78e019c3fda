/** The baseline: `ws`, one INSERT per message, and a map of the other member of each conversation. */
import pg from "pg";
import { type WebSocket, WebSocketServer } from "ws";

const [port = "0", databaseUrl = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const server = new WebSocketServer({ host: "127.0.0.1", port: Number(port), perMessageDeflate: false });
const seats = new Map<string, WebSocket>();

server.on("connection", (socket, request) => {
  const [, conversation = "0", user = "0", other = "0"] = (request.url ?? "").split("/");
  seats.set(user, socket);
  socket.on("close", () => seats.get(user) === socket && seats.delete(user));
  socket.on("message", (data: Buffer) => {
    const { content, client_id: clientId } = JSON.parse(data.toString()) as { content: string; client_id: string };
    void pool
      .query<{ id: number; at: Date }>({
        name: "insert",
        text: "insert into messages (conversation_id, sender_id, content, client_id) values ($1, $2, $3, $4) returning id, created_at as at",
        values: [conversation, user, content, `bare-${clientId}`],
      })
      .then(({ rows: [row] }) => {
        const message = { id: row?.id, sender: { id: Number(user) }, content, timestamp: row?.at };
        const frame = JSON.stringify({ type: "chat_message", message });
        socket.send(frame);
        seats.get(other)?.send(frame);
      });
  });
  socket.send(JSON.stringify({ type: "hello" }));
});
server.on("listening", () => process.send?.("ready"));
