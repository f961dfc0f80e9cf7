import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Milliseconds for which what is still being sent is let pass, in all and while nothing comes. */
const timeouts = { whole: 30_000, quiet: 5_000 };

/**
 * Has an answer that was given before its call was read to the end arrive. Closed at once, the connection would be reset under
 * a caller that is still sending, and the answer be lost with it: so the answer is the last one, our side ends after it,
 * and the rest of the call is read and forgotten until the caller ends, within reason.
 */
export function closeInOrder(context: Context): void {
  const incoming = (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (!incoming || incoming.complete) return;
  context.header("connection", "close");
  const { socket } = incoming;
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    const end = () => void socket.destroy();
    const timer = setTimeout(end, timeouts.whole).unref();
    socket.setTimeout(timeouts.quiet, end);
    socket.once("end", end).once("close", () => clearTimeout(timer));
    incoming.resume();
  };
}
