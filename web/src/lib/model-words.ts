import type { Notice } from "@saga/contract/interviews";
import { m } from "#messages";

/** Why a model did not give its words, in a sentence for administrators. */
const troubles: Record<Notice["code"], () => string> = {
  prepared: m.lib_model_prepared,
  broken_rules: m.lib_model_broken_rules,
  spent: m.lib_model_spent,
  auth: m.lib_model_auth,
  quota: m.lib_model_quota,
  rate_limit: m.lib_model_rate_limit,
  model_gone: m.lib_model_model_gone,
  too_long: m.lib_model_too_long,
  filtered: m.lib_model_filtered,
  truncated: m.lib_model_truncated,
  bad_output: m.lib_model_bad_output,
  cut: m.lib_model_cut,
  timeout: m.lib_model_timeout,
  unreachable: m.lib_model_unreachable,
  down: m.lib_model_down,
  refused: m.lib_model_refused,
};

/** A sentence for administrators; a plain one for what has no words yet. */
export const troubleWords = (code: string): string =>
  Object.hasOwn(troubles, code) ? troubles[code as Notice["code"]]() : troubles.prepared();
