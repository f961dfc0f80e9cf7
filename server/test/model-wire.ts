/** The wire formats of the model providers: what a whole reply looks like, piece by piece. */

export type WireKind = "responses" | "chat" | "messages";

export type WireReply = {
  id: string;
  model: string;
  input: number;
  /** Of the input, what a cache served. */
  cached: number;
  output: number;
};

/** How a reply ends. `failed` and `refused` exist in the formats of OpenAI and Anthropic only. */
export type WireEnd = "stop" | "length" | "filtered" | "failed";

export type Wire = {
  open: (reply: WireReply) => string;
  piece: (reply: WireReply, text: string) => string;
  close: (reply: WireReply, end: WireEnd, text: string) => string;
};

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string } & Record<string, unknown>): string =>
  `event: ${value.type}\n${data(value)}`;

const chatChunk = (
  { id, model }: WireReply,
  choice: Record<string, unknown>,
  rest: Record<string, unknown> = {},
) =>
  data({
    id,
    object: "chat.completion.chunk",
    created: 1,
    model,
    choices: [{ index: 0, ...choice }],
    ...rest,
  });

const chat: Wire = {
  open: (reply) => chatChunk(reply, { delta: { role: "assistant", content: "" }, finish_reason: null }),
  piece: (reply, content) => chatChunk(reply, { delta: { content }, finish_reason: null }),
  close: (reply, end) => {
    if (end === "failed") return data({ error: { message: "the engine failed", type: "server_error" } });
    const reasons = { stop: "stop", length: "length", filtered: "content_filter" };
    const usage = {
      prompt_tokens: reply.input,
      completion_tokens: reply.output,
      total_tokens: reply.input + reply.output,
      prompt_tokens_details: { cached_tokens: reply.cached },
    };
    return `${chatChunk(reply, { delta: {}, finish_reason: reasons[end] })}${data({
      id: reply.id,
      object: "chat.completion.chunk",
      created: 1,
      model: reply.model,
      choices: [],
      usage,
    })}data: [DONE]\n\n`;
  },
};

const responseOf = ({ id, model }: WireReply, rest: Record<string, unknown>) => ({
  id: `resp_${id}`,
  object: "response",
  created_at: 1,
  model,
  output: [],
  ...rest,
});

const responses: Wire = {
  open: (reply) =>
    event({
      type: "response.created",
      sequence_number: 0,
      response: responseOf(reply, { status: "in_progress" }),
    }) +
    event({
      type: "response.output_item.added",
      sequence_number: 1,
      output_index: 0,
      item: { id: "msg_1", type: "message", status: "in_progress", role: "assistant", content: [] },
    }),
  piece: (_reply, delta) =>
    event({
      type: "response.output_text.delta",
      sequence_number: 2,
      item_id: "msg_1",
      output_index: 0,
      content_index: 0,
      delta,
    }),
  close: (reply, end, text) => {
    const usage = {
      input_tokens: reply.input,
      input_tokens_details: { cached_tokens: reply.cached },
      output_tokens: reply.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: reply.input + reply.output,
    };
    if (end === "failed")
      return event({
        type: "response.failed",
        sequence_number: 3,
        response: responseOf(reply, {
          status: "failed",
          error: { code: "server_error", message: "the engine failed" },
        }),
      });
    const content = [{ type: "output_text", text, annotations: [] }];
    const item = { id: "msg_1", type: "message", status: "completed", role: "assistant", content };
    const done = event({ type: "response.output_item.done", sequence_number: 3, output_index: 0, item });
    if (end === "stop")
      return (
        done +
        event({
          type: "response.completed",
          sequence_number: 4,
          response: responseOf(reply, { status: "completed", output: [item], usage }),
        })
      );
    const reason = end === "length" ? "max_output_tokens" : "content_filter";
    return event({
      type: "response.incomplete",
      sequence_number: 4,
      response: responseOf(reply, { status: "incomplete", incomplete_details: { reason }, usage }),
    });
  },
};

const messages: Wire = {
  open: (reply) =>
    event({
      type: "message_start",
      message: {
        id: `msg_${reply.id}`,
        type: "message",
        role: "assistant",
        model: reply.model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: reply.input - reply.cached,
          cache_read_input_tokens: reply.cached,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        },
      },
    }) + event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
  piece: (_reply, text) =>
    event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  close: (reply, end) => {
    if (end === "failed")
      return event({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } });
    const reasons = { stop: "end_turn", length: "max_tokens", filtered: "refusal" };
    return (
      event({ type: "content_block_stop", index: 0 }) +
      event({
        type: "message_delta",
        delta: { stop_reason: reasons[end], stop_sequence: null },
        usage: { output_tokens: reply.output },
      }) +
      event({ type: "message_stop" })
    );
  },
};

export const wires: Record<WireKind, Wire> = { chat, responses, messages };
