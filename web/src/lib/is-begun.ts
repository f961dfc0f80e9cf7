type Begun = { progress: number; message_count: number };

/** Somebody has answered, be it in a recording whose words are not there yet, which gives no progress. */
export const isBegun = ({ progress, message_count }: Begun): boolean => progress > 0 || message_count > 1;
