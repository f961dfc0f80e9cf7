/** What stands before the @ of an address that nobody is called by. An account begins with its address as a name. */
const mailboxes = ["admin", "administrator", "contact", "hello", "info", "mail", "office", "owner", "root"];

/** What somebody is called; null where nobody has said it yet: "Owner" is nobody. */
export const givenName = (name: string | null): string | null =>
  name && !mailboxes.includes(name.toLowerCase()) ? name : null;
