import { m } from "#messages";
import { formatLongDate } from "./format.ts";

/** What stands in the place of an answer whose words were deleted for good. */
export const deletedOn = (iso: string): string =>
  m.lib_deleted_by_request_on_date({ date: formatLongDate(iso) ?? "" });
