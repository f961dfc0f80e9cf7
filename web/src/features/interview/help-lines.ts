/** A contact as it is shown: its numbers can be called, everything else is words. */
export function contactParts(contact: string): { text: string; telephone: string | null }[] {
  return contact
    .split(/([,;]\s*)/)
    .filter((text) => text !== "")
    .map((text) => {
      const isNumber = /^[+\d][\d\s()/-]+$/.test(text.trim());
      return { text, telephone: isNumber ? `tel:${text.replace(/[^+\d]/g, "")}` : null };
    });
}
